// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPress` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// Stands in for `key` of `UIPress`.
  open var key: UIKey? { nil }
}
