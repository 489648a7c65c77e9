package org.losslint.source;

/**
 * What a file is, found from its content and never from its name. The labels are part of the JSON
 * contract.
 */
public enum Format {
  JUNOS_TEXT("junos-text"),
  JUNOS_SET("junos-set"),
  JUNOS_XML("junos-xml"),
  JUNOS_JSON("junos-json"),
  MLXCONFIG("mlxconfig"),
  MLXCONFIG_JSON("mlxconfig-json"),
  MLXREG("mlxreg"),
  ETHTOOL("ethtool"),
  RDMA_STATISTIC("rdma-stat"),
  MLNX_QOS("mlnx-qos"),
  COMMANDS("commands"),
  SAMPLES("samples"),
  UNKNOWN("unknown");

  private final String label;

  Format(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }

  public boolean isJunos() {
    return ordinal() <= JUNOS_JSON.ordinal();
  }
}
