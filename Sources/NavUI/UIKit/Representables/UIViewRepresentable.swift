/// A view that creates a UIKit view, which NavLab shows as a single element.
///
/// The UIKit view is created once, updated whenever a value that this view has read changes, and dismantled when this
/// view is removed.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the object that receives the events of the UIKit view.
  associatedtype Coordinator = Void

  /// Creates the UIKit view.
  ///
  /// - Parameter context: The coordinator and the environment.
  /// - Returns: The view.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

  /// Updates the UIKit view.
  ///
  /// - Parameters:
  ///   - uiView: The view.
  ///   - context: The coordinator and the environment.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up the UIKit view before it is removed.
  ///
  /// - Parameters:
  ///   - uiView: The view.
  ///   - coordinator: The coordinator.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  )

  /// Creates the object that receives the events of the UIKit view.
  ///
  /// - Returns: The coordinator.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// Returns the size of the UIKit view, or nil to use the view's own size.
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

  /// The context with the coordinator and the environment.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates an empty coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Has no effect by default.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Returns nil, which lets the UIKit view determine its own size.
  @available(iOS 16.0, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? {
    nil
  }

  /// The body of the view, which is never evaluated.
  public var body: Never {
    preconditionFailure("\(Self.self) is created by UIKit and has no body.")
  }

  /// Creates the node that owns the UIKit view.
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

  /// Updates the UIKit view's node with the new value of its view.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: RepresentableNode<Self, UIViewType, Coordinator>.self)
      .update(with: view)
  }
}

/// The context in which a UIKit view is created and updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that receives the events of the UIKit view.
  public let coordinator: Representable.Coordinator
  /// The environment that the view inherits.
  public let environment: EnvironmentValues
  /// The transaction of the current change.
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
