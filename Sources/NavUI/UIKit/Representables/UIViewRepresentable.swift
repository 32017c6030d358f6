/// A view that creates a view of UIKit, which NavLab shows as one element.
///
/// The UIKit view is created once, updated whenever a value that this view has read changes, and
/// dismantled when this view is removed.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of UIKit's view.
  associatedtype UIViewType: UIView
  /// The type of the object that receives the events of UIKit's view.
  associatedtype Coordinator = Void

  /// Creates UIKit's view.
  ///
  /// - Parameter context: The coordinator and the environment.
  /// - Returns: The view.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

  /// Updates UIKit's view.
  ///
  /// - Parameters:
  ///   - uiView: The view.
  ///   - context: The coordinator and the environment.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up before UIKit's view is removed.
  ///
  /// - Parameters:
  ///   - uiView: The view.
  ///   - coordinator: The coordinator.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  )

  /// Creates the object that receives the events of UIKit's view.
  ///
  /// - Returns: The coordinator.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// Returns the size that UIKit's view takes.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size.
  ///   - uiView: The view.
  ///   - context: The coordinator and the environment.
  /// - Returns: The size, or nil for the view's own.
  @available(iOS 16.0, *)
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?

  /// The coordinator and the environment.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Leaves the size to UIKit's view.
  @available(iOS 16.0, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? {
    nil
  }

  /// The body, which a view of UIKit does not have.
  public var body: Never {
    preconditionFailure("\(Self.self) is created by UIKit and has no body.")
  }

  /// Creates the node that keeps UIKit's view.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - context: The context that the view inherits.
  ///   - parent: The node above.
  /// - Returns: The node.
  public static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    RepresentableNode(view: view, work: .view(), context: context, parent: parent)
  }

  /// Passes the newest value to the node of UIKit's view.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: RepresentableNode<Self, UIViewType, Coordinator>.self)
      .update(with: view)
  }
}

/// The context with which a view of UIKit is created.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that receives the events of UIKit's view.
  public let coordinator: Representable.Coordinator
  /// The environment that the view inherits.
  public let environment: EnvironmentValues
  /// The animation of changes.
  public let transaction: Transaction
}

extension RepresentableWork
where
  Content: UIViewRepresentable,
  Made == Content.UIViewType,
  Coordinator == Content.Coordinator
{
  fileprivate static func view() -> RepresentableWork {
    func context(
      _ coordinator: Coordinator,
      _ values: EnvironmentValues
    ) -> UIViewRepresentableContext<Content> {
      UIViewRepresentableContext(
        coordinator: coordinator,
        environment: values,
        transaction: Transaction()
      )
    }
    return RepresentableWork(
      coordinate: { $0.makeCoordinator() },
      make: { $0.makeUIView(context: context($1, $2)) },
      update: { $0.updateUIView($1, context: context($2, $3)) },
      dismantle: { Content.dismantleUIView($0, coordinator: $1) }
    )
  }
}
