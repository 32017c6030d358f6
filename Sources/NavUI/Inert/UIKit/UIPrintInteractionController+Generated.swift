// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPrintInteractionController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  /// Stands in for `shared` of `UIPrintInteractionController`.
  public static var shared: UIPrintInteractionController { UIPrintInteractionController() }
  /// Stands in for `isPrintingAvailable` of `UIPrintInteractionController`.
  public static var isPrintingAvailable: Bool { false }
  /// Stands in for `printInfo` of `UIPrintInteractionController`.
  open var printInfo: UIPrintInfo? = nil
  /// Stands in for `printingItem` of `UIPrintInteractionController`.
  open var printingItem: Any? = nil
  /// Stands in for `printingItems` of `UIPrintInteractionController`.
  open var printingItems: [Any]? = nil
  /// Stands in for `showsNumberOfCopies` of `UIPrintInteractionController`.
  open var showsNumberOfCopies: Bool = true
  /// Stands in for `printFormatter` of `UIPrintInteractionController`.
  open var printFormatter: UIPrintFormatter? = nil
  /// Stands in for `present` of `UIPrintInteractionController`.
  @discardableResult
  open func present(
    animated: Bool,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? =
      nil
  ) -> Bool { false }
}
