// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaPredicateComparison` of MediaPlayer, and does nothing.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// Stands in for `equalTo` of `MPMediaPredicateComparison`.
  case equalTo, contains
}
