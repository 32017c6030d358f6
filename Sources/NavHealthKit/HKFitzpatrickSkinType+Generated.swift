// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKFitzpatrickSkinType` of HealthKit, and does nothing.
public enum HKFitzpatrickSkinType: Int, Sendable {
  /// Stands in for `notSet` of `HKFitzpatrickSkinType`.
  case notSet, I, II, III, IV, V, VI
}
