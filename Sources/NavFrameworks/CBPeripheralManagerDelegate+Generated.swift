// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBPeripheralManagerDelegate` of Frameworks, and does nothing.
public protocol CBPeripheralManagerDelegate: AnyObject {
  /// Stands in for `peripheralManagerDidUpdateState` of `CBPeripheralManagerDelegate`.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// Stands in for `peripheralManagerDidStartAdvertising` of `CBPeripheralManagerDelegate`.
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  /// Stands in for `peripheralManager` of `CBPeripheralManagerDelegate`.
  func peripheralManager(
    _ peripheral: CBPeripheralManager,
    didAdd service: CBService,
    error: (any Error)?
  )
  /// Stands in for `peripheralManager` of `CBPeripheralManagerDelegate`.
  func peripheralManager(
    _ peripheral: CBPeripheralManager,
    central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic
  )
  /// Stands in for `peripheralManager` of `CBPeripheralManagerDelegate`.
  func peripheralManager(
    _ peripheral: CBPeripheralManager,
    central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic
  )
  /// Stands in for `peripheralManager` of `CBPeripheralManagerDelegate`.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Stands in for `peripheralManager` of `CBPeripheralManagerDelegate`.
  func peripheralManager(
    _ peripheral: CBPeripheralManager,
    didReceiveWrite requests: [CBATTRequest]
  )
  /// Stands in for `peripheralManagerIsReady` of `CBPeripheralManagerDelegate`.
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
  /// Stands in for `peripheralManagerDidStartAdvertising` of `CBPeripheralManagerDelegate`.
  public func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager,
    error: (any Error)?
  ) {}
  /// Stands in for `peripheralManager` of `CBPeripheralManagerDelegate`.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager,
    didAdd service: CBService,
    error: (any Error)?
  ) {}
  /// Stands in for `peripheralManager` of `CBPeripheralManagerDelegate`.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager,
    central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic
  ) {}
  /// Stands in for `peripheralManager` of `CBPeripheralManagerDelegate`.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager,
    central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  /// Stands in for `peripheralManager` of `CBPeripheralManagerDelegate`.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager,
    didReceiveRead request: CBATTRequest
  ) {}
  /// Stands in for `peripheralManager` of `CBPeripheralManagerDelegate`.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager,
    didReceiveWrite requests: [CBATTRequest]
  ) {}
  /// Stands in for `peripheralManagerIsReady` of `CBPeripheralManagerDelegate`.
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}
