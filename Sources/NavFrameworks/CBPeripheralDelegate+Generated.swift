// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBPeripheralDelegate` of Frameworks, and does nothing.
public protocol CBPeripheralDelegate: AnyObject {
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  )
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  func peripheral(
    _ peripheral: CBPeripheral,
    didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  /// Stands in for `peripheralIsReady` of `CBPeripheralDelegate`.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didModifyServices invalidatedServices: [CBService]
  ) {}
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Stands in for `peripheral` of `CBPeripheralDelegate`.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didReadRSSI RSSI: NSNumber,
    error: (any Error)?
  ) {}
  /// Stands in for `peripheralIsReady` of `CBPeripheralDelegate`.
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}
