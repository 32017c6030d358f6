/// A view controller that shows SwiftUI views.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view that the controller shows.
  public var rootView: Content {
    didSet { ControllerChanges.shared.note() }
  }

  /// Creates a controller that shows a view.
  ///
  /// - Parameter rootView: The views.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing and stops the app, because NavLab archives no controllers.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    fatalError(
      "NavUI cannot read a UIHostingController from an archive; create it with init(rootView:)."
    )
  }

  /// The options that determine the controller's size.
  @available(iOS 16.0, *)
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// Returns the proposed size, because NavLab does not measure views.
  ///
  /// - Parameter size: The proposed size.
  /// - Returns: The same size.
  public func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// A set of options that determine the size of a hosting controller.
@available(iOS 16.0, *)
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The option to use the content's size as the controller's preferred content size.
  public static let preferredContentSize = Self(rawValue: 1)

  /// The option to use the content's size as the view's intrinsic content size.
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// A controller that shows SwiftUI views, either itself or in a child controller.
@MainActor
protocol ViewHosting: AnyObject {
  /// The hosted views, or nil if there are none.
  var hostedView: AnyView? { get }
}

extension UIHostingController: HostsViews {
  var ownView: AnyView { AnyView(rootView) }
}

/// A controller that hosts SwiftUI views itself.
@MainActor
protocol HostsViews: AnyObject {
  /// The views that the controller hosts.
  var ownView: AnyView { get }
}

extension UIViewController: ViewHosting {
  var hostedView: AnyView? {
    if let own = self as? any HostsViews { return own.ownView }
    // A stack and tabs follow their controllers, whatever content these show.
    if self is UINavigationController || self is UITabBarController {
      return AnyView(ControllerView(controller: self))
    }
    return children.last?.hostedView
  }
}
