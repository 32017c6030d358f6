// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `BasicChart3DSymbolShape` of Charts, and does nothing.
public struct BasicChart3DSymbolShape: Sendable {
  /// Creates what stands in for a `BasicChart3DSymbolShape`.
  public init() {
  }
  /// Stands in for `sphere` of `BasicChart3DSymbolShape`.
  public static let sphere: BasicChart3DSymbolShape = BasicChart3DSymbolShape()
  /// Stands in for `cube` of `BasicChart3DSymbolShape`.
  public static let cube: BasicChart3DSymbolShape = BasicChart3DSymbolShape()
  /// Stands in for `cylinder` of `BasicChart3DSymbolShape`.
  public static let cylinder: BasicChart3DSymbolShape = BasicChart3DSymbolShape()
  /// Stands in for `cone` of `BasicChart3DSymbolShape`.
  public static let cone: BasicChart3DSymbolShape = BasicChart3DSymbolShape()
}
