// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISheetPresentationController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// Stands in for `detents` of `UISheetPresentationController`.
  open var detents: [Detent] = [.large()]
  /// Stands in for `selectedDetentIdentifier` of `UISheetPresentationController`.
  open var selectedDetentIdentifier: Detent.Identifier? = nil
  /// Stands in for `largestUndimmedDetentIdentifier` of `UISheetPresentationController`.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? = nil
  /// Stands in for `prefersGrabberVisible` of `UISheetPresentationController`.
  open var prefersGrabberVisible: Bool = false
  /// Stands in for `prefersScrollingExpandsWhenScrolledToEdge` of `UISheetPresentationController`.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
  /// Stands in for `prefersEdgeAttachedInCompactHeight` of `UISheetPresentationController`.
  open var prefersEdgeAttachedInCompactHeight: Bool = false
  /// Stands in for `widthFollowsPreferredContentSizeWhenEdgeAttached` of `UISheetPresentationController`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false
  /// Stands in for `preferredCornerRadius` of `UISheetPresentationController`.
  open var preferredCornerRadius: CGFloat? = nil
  /// Stands in for `sourceView` of `UISheetPresentationController`.
  open var sourceView: UIView? = nil
  /// Stands in for `animateChanges` of `UISheetPresentationController`.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Stands in for `invalidateDetents` of `UISheetPresentationController`.
  open func invalidateDetents() {}
  /// Stands in for `Detent` of `UISheetPresentationController`.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// Creates what stands in for a `Detent`.
    public nonisolated override init() {
      super.init()
    }
    /// Stands in for `medium` of `Detent`.
    public nonisolated static func medium() -> Detent { Detent() }
    /// Stands in for `large` of `Detent`.
    public nonisolated static func large() -> Detent { Detent() }
    /// Stands in for `custom` of `Detent`.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent() }
    /// Stands in for `Identifier` of `Detent`.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// Stands in for `rawValue` of `Identifier`.
      public let rawValue: String
      /// Creates what stands in for a `Identifier`.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }
      /// Creates what stands in for a `Identifier`.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }
      /// Stands in for `medium` of `Identifier`.
      public static let medium: Identifier = Identifier("medium")
      /// Stands in for `large` of `Identifier`.
      public static let large: Identifier = Identifier("large")
    }
  }
}
