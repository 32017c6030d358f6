// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKFitzpatrickSkinTypeObject` of HealthKit, and does nothing.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  /// Stands in for `skinType` of `HKFitzpatrickSkinTypeObject`.
  open var skinType: HKFitzpatrickSkinType { .notSet }
}
