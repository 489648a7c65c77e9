package org.losslint.model.nic;

import java.util.List;
import java.util.Set;

/**
 * What losslint knows of the parameters of mlxconfig: their names in the public parameter database
 * of mstflint, TLVs {@code nv_roce_cc_ecn} and {@code nv_roce_cc} and neighbours.
 */
final class ConfigParameters {
  /**
   * Printed for every port of every card from ConnectX-4 Lx on that supports RoCE. A dump that
   * lacks one of them was filtered or cut, and rules on it are not evaluated instead of forgotten.
   */
  static final List<String> ON_EVERY_PORT =
      List.of(
          "ROCE_CC_PRIO_MASK",
          "CLAMP_TGT_RATE",
          "RPG_TIME_RESET",
          "RPG_BYTE_RESET",
          "RPG_MIN_DEC_FAC",
          "CNP_DSCP");

  /** All that exist for each port, so that their name never stands without {@code _P<n>}. */
  private static final Set<String> OF_A_PORT =
      Set.of(
          "CLAMP_TGT_RATE",
          "CLAMP_TGT_RATE_AFTER_TIME_INC",
          "RPG_TIME_RESET",
          "RPG_BYTE_RESET",
          "RPG_THRESHOLD",
          "RPG_MAX_RATE",
          "RPG_AI_RATE",
          "RPG_HAI_RATE",
          "RPG_GD",
          "RPG_MIN_DEC_FAC",
          "RPG_MIN_RATE",
          "RATE_TO_SET_ON_FIRST_CNP",
          "DCE_TCP_G",
          "DCE_TCP_RTT",
          "RATE_REDUCE_MONITOR_PERIOD",
          "INITIAL_ALPHA_VALUE",
          "MIN_TIME_BETWEEN_CNPS",
          "CNP_802P_PRIO",
          "CNP_DSCP",
          "CNP_RES_PRIO_MODE",
          "CNP_DSCP_MODE",
          "ROCE_CC_PRIO_MASK",
          "ROCE_CC_ALGORITHM",
          "ROCE_CC_CNP_MODERATION",
          "ROCE_CC_SHAPER_COALESCE",
          "IB_CC_SHAPER_COALESCE",
          "ROCE_CC_CWND_BY_NP_COUNT",
          "LINK_TYPE",
          "ROCE_RTT_RESP_DSCP",
          "ROCE_RTT_RESP_DSCP_MODE",
          "NUM_OF_PFC",
          "NUM_OF_TC",
          "NUM_OF_VL",
          "QOS_TRUST_STATE",
          "DCBX_IEEE",
          "DCBX_CEE",
          "DCBX_WILLING",
          "LLDP_NB_DCBX",
          "LLDP_NB_RX_MODE",
          "LLDP_NB_TX_MODE");

  private ConfigParameters() {}

  static boolean isOfPort(String base) {
    return OF_A_PORT.contains(base);
  }
}
