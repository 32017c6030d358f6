// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBPeripheralManager` of Frameworks, and does nothing.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  /// Stands in for `delegate` of `CBPeripheralManager`.
  public weak var delegate: (any CBPeripheralManagerDelegate)? = nil
  /// Creates what stands in for a `CBPeripheralManager`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `CBPeripheralManager`.
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
    super.init()
  }
  /// Creates what stands in for a `CBPeripheralManager`.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?,
    queue: DispatchQueue?,
    options: [String: Any]?
  ) {
    self.delegate = delegate
    super.init()
  }
  /// Stands in for `isAdvertising` of `CBPeripheralManager`.
  open var isAdvertising: Bool { false }
  /// Stands in for `startAdvertising` of `CBPeripheralManager`.
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  /// Stands in for `stopAdvertising` of `CBPeripheralManager`.
  open func stopAdvertising() {}
  /// Stands in for `add` of `CBPeripheralManager`.
  open func add(_ service: CBMutableService) {}
  /// Stands in for `remove` of `CBPeripheralManager`.
  open func remove(_ service: CBMutableService) {}
  /// Stands in for `removeAllServices` of `CBPeripheralManager`.
  open func removeAllServices() {}
  /// Stands in for `updateValue` of `CBPeripheralManager`.
  @discardableResult
  open func updateValue(
    _ value: Data,
    for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
  /// Stands in for `respond` of `CBPeripheralManager`.
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
}
