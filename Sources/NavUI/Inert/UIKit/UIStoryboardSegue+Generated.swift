// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIStoryboardSegue` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// Stands in for `identifier` of `UIStoryboardSegue`.
  open var identifier: String? { nil }
  /// Stands in for `source` of `UIStoryboardSegue`.
  open var source: UIViewController { UIViewController() }
  /// Stands in for `destination` of `UIStoryboardSegue`.
  open var destination: UIViewController { UIViewController() }
}
