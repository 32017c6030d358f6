// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaPropertyPredicate` of MediaPlayer, and does nothing.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// Creates what stands in for a `MPMediaPropertyPredicate`.
  public init(
    value: Any?,
    forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    super.init()
  }
}
