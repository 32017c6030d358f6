/// A view controller that shows views of SwiftUI.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The views.
  public var rootView: Content {
    didSet { ControllerChanges.shared.note() }
  }

  /// Creates a controller that shows views.
  ///
  /// - Parameter rootView: The views.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Stops, because nothing is archived here.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    fatalError("A UIHostingController cannot be read from an archive here.")
  }

  /// The ways in which the controller finds its size.
  @available(iOS 16.0, *)
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// Returns the size that fits.
  ///
  /// - Parameter size: The proposed size.
  /// - Returns: The same size.
  public func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// The ways in which a hosting controller finds its size.
@available(iOS 16.0, *)
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The size of the content is the controller's preferred one.
  public static let preferredContentSize = Self(rawValue: 1)

  /// The size of the content is the view's own.
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// A controller that shows SwiftUI views, itself or in one of its children.
@MainActor
protocol ViewHosting: AnyObject {
  /// The views, or nil if there are none.
  var hostedView: AnyView? { get }
}

extension UIHostingController: HostsViews {
  var ownView: AnyView { AnyView(rootView) }
}

/// A controller for SwiftUI views.
@MainActor
protocol HostsViews: AnyObject {
  /// The views.
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
