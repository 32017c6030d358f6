// Made by Scripts/generate from Scripts/stand-ins/Network.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `NWPathMonitor` of Network, and does nothing.
public final class NWPathMonitor: @unchecked Sendable {
  /// Stands in for `pathUpdateHandler` of `NWPathMonitor`.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? = nil
  /// Stands in for `currentPath` of `NWPathMonitor`.
  public var currentPath: NWPath { NWPath(status: .unsatisfied) }
  /// Creates what stands in for a `NWPathMonitor`.
  public init() {
  }
  /// Creates what stands in for a `NWPathMonitor`.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
  }
  /// Stands in for `start` of `NWPathMonitor`.
  public func start(queue: DispatchQueue) {
    let handler = pathUpdateHandler
    queue.async { handler?(NWPath(status: .unsatisfied)) }
  }
  /// Stands in for `cancel` of `NWPathMonitor`.
  public func cancel() {}
}
