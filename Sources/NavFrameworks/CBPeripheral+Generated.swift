// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBPeripheral` of Frameworks, and does nothing.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// Stands in for `delegate` of `CBPeripheral`.
  public weak var delegate: (any CBPeripheralDelegate)? = nil
  /// Stands in for `name` of `CBPeripheral`.
  open var name: String? { nil }
  /// Stands in for `state` of `CBPeripheral`.
  open var state: CBPeripheralState { .disconnected }
  /// Stands in for `services` of `CBPeripheral`.
  open var services: [CBService]? { nil }
  /// Stands in for `canSendWriteWithoutResponse` of `CBPeripheral`.
  open var canSendWriteWithoutResponse: Bool { false }
  /// Stands in for `discoverServices` of `CBPeripheral`.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Stands in for `discoverCharacteristics` of `CBPeripheral`.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Stands in for `discoverDescriptors` of `CBPeripheral`.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Stands in for `setNotifyValue` of `CBPeripheral`.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Stands in for `readValue` of `CBPeripheral`.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Stands in for `writeValue` of `CBPeripheral`.
  open func writeValue(
    _ data: Data,
    for characteristic: CBCharacteristic,
    type: CBCharacteristicWriteType
  ) {}
  /// Stands in for `maximumWriteValueLength` of `CBPeripheral`.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
  /// Stands in for `readRSSI` of `CBPeripheral`.
  open func readRSSI() {}
}
