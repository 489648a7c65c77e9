/*
 * One line of what mlxfwmanager, flint, ibstat or `ethtool -i` print about a card. Only the version and the device are
 * wanted; the other labels are known so that they are not taken for stray text. In mlxfwmanager the version stands in a
 * row of a small table, `FW  28.45.4028  N/A`, the running one first.
 */
grammar Firmware;

line
    : type=DEVICE_TYPE rest EOF
    | device=DEVICE name=NAME EOF
    | VERSION_LABEL version=VERSION rest EOF
    | FIRMWARE version=VERSION rest EOF
    | DRIVER driver=NAME EOF
    | LABEL rest EOF
    | ROW ( VERSION | NAME )+ EOF
    | QUERYING rest EOF
    | RULER EOF
    | other=rest EOF
    ;

rest
    : .*?
    ;

DEVICE_TYPE   : 'Device Type:' ;
DRIVER        : 'driver:' ;
DEVICE        : 'PCI Device Name:' | 'bus-info:' ;
VERSION_LABEL : 'FW Version:' | 'Firmware version:' | 'firmware-version:' | 'FW Version(Running):' ;
LABEL         : ( 'Part Number' | 'Description' | 'PSID' | 'Base MAC' | 'Base GUID' | 'Versions' | 'Status' | 'version'
                | 'expansion-rom-version' | 'supports-statistics' | 'supports-test' | 'supports-eeprom-access'
                | 'supports-register-dump' | 'supports-priv-flags' | 'Image type' | 'FW Release Date' | 'Product Version'
                | 'Rom Info' | 'Base GUIDs' | 'Hardware version' | 'CA type' | 'Number of ports' | 'Node GUID'
                | 'System image GUID' | 'Security Attributes' ) ':' ;
FIRMWARE      : 'FW' ;
ROW           : 'PXE' | 'UEFI' | 'NVMe' | 'UEFI Virtio' | 'FW (Running)' ;
QUERYING      : 'Querying Mellanox devices firmware' ;
RULER         : '-' '-'+ ;
VERSION       : [0-9]+ '.' [0-9]+ '.' [0-9]+ ;
NAME          : [A-Za-z0-9_.:/()+-]+ ;
BLANK         : [ \t]+ -> skip ;
ANY           : . ;
