// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBCentralManagerDelegate` of Frameworks, and does nothing.
public protocol CBCentralManagerDelegate: AnyObject {
  /// Stands in for `centralManagerDidUpdateState` of `CBCentralManagerDelegate`.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Stands in for `centralManager` of `CBCentralManagerDelegate`.
  func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi RSSI: NSNumber
  )
  /// Stands in for `centralManager` of `CBCentralManagerDelegate`.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Stands in for `centralManager` of `CBCentralManagerDelegate`.
  func centralManager(
    _ central: CBCentralManager,
    didFailToConnect peripheral: CBPeripheral,
    error: (any Error)?
  )
  /// Stands in for `centralManager` of `CBCentralManagerDelegate`.
  func centralManager(
    _ central: CBCentralManager,
    didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  )
  /// Stands in for `centralManager` of `CBCentralManagerDelegate`.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
}

extension CBCentralManagerDelegate {
  /// Stands in for `centralManager` of `CBCentralManagerDelegate`.
  public func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  /// Stands in for `centralManager` of `CBCentralManagerDelegate`.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Stands in for `centralManager` of `CBCentralManagerDelegate`.
  public func centralManager(
    _ central: CBCentralManager,
    didFailToConnect peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
  /// Stands in for `centralManager` of `CBCentralManagerDelegate`.
  public func centralManager(
    _ central: CBCentralManager,
    didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
  /// Stands in for `centralManager` of `CBCentralManagerDelegate`.
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
}
