// Made by Scripts/generate from Scripts/stand-ins/GameKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `GKAccessPoint` of GameKit, and does nothing.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
  /// Stands in for `shared` of `GKAccessPoint`.
  public static let shared: GKAccessPoint = GKAccessPoint()
  /// Stands in for `isActive` of `GKAccessPoint`.
  open var isActive: Bool = false
  /// Stands in for `location` of `GKAccessPoint`.
  open var location: Location = .topLeading
  /// Stands in for `showHighlights` of `GKAccessPoint`.
  open var showHighlights: Bool = false
  /// Creates what stands in for a `GKAccessPoint`.
  public nonisolated override init() {
    super.init()
  }
  /// Stands in for `Location` of `GKAccessPoint`.
  public enum Location: Int, Sendable {
    /// Stands in for `topLeading` of `Location`.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
}
