// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `TipGroup` of TipKit, and does nothing.
open class TipGroup: Identifiable, @unchecked Sendable {
  /// Creates what stands in for a `TipGroup`.
  public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
  }
  /// Stands in for `currentTip` of `TipGroup`.
  open var currentTip: (any Tip)? { nil }
  /// Stands in for `Priority` of `TipGroup`.
  public enum Priority: Sendable {
    /// Stands in for `firstAvailable` of `Priority`.
    case firstAvailable, ordered
  }
}
