// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBCentralManager` of Frameworks, and does nothing.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// Stands in for `delegate` of `CBCentralManager`.
  public weak var delegate: (any CBCentralManagerDelegate)? = nil
  /// Creates what stands in for a `CBCentralManager`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `CBCentralManager`.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
    super.init()
  }
  /// Creates what stands in for a `CBCentralManager`.
  public init(
    delegate: (any CBCentralManagerDelegate)?,
    queue: DispatchQueue?,
    options: [String: Any]?
  ) {
    self.delegate = delegate
    super.init()
  }
  /// Stands in for `isScanning` of `CBCentralManager`.
  open var isScanning: Bool { false }
  /// Stands in for `scanForPeripherals` of `CBCentralManager`.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
  {}
  /// Stands in for `stopScan` of `CBCentralManager`.
  open func stopScan() {}
  /// Stands in for `connect` of `CBCentralManager`.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Stands in for `cancelPeripheralConnection` of `CBCentralManager`.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Stands in for `retrievePeripherals` of `CBCentralManager`.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Stands in for `retrieveConnectedPeripherals` of `CBCentralManager`.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }
}
