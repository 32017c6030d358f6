/// A view that creates a UIKit view controller, which NavLab shows as a single element.
///
/// A controller that hosts SwiftUI views shows these. A navigation controller is a stack, and a tab bar controller has
/// tabs.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that receives the controller's events.
  associatedtype Coordinator = Void

  /// Creates the view controller.
  ///
  /// - Parameter context: The coordinator and the environment.
  /// - Returns: The controller.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the view controller.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - context: The coordinator and the environment.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType,
    context: Context
  )

  /// Cleans up the view controller before it is removed.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - coordinator: The coordinator.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )

  /// Creates the object that receives the controller's events.
  ///
  /// - Returns: The coordinator.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// The context with the coordinator and the environment.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates an empty coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Has no effect by default.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  /// The body of the view, which is never evaluated.
  public var body: Never {
    preconditionFailure("\(Self.self) is created by UIKit and has no body.")
  }

  /// Creates the node that owns the view controller.
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
    RepresentableNode(view: view, work: .controller(), context: context, parent: parent)
  }

  /// Updates the view controller's node with the new value of its view.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: RepresentableNode<Self, UIViewControllerType, Coordinator>.self)
      .update(with: view)
  }
}

/// The context in which a UIKit view controller is created and updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that receives the controller's events.
  public let coordinator: Representable.Coordinator
  /// The environment that the view inherits.
  public let environment: EnvironmentValues
  /// The transaction of the current change.
  public let transaction: Transaction
}

extension RepresentableWork
where
  Content: UIViewControllerRepresentable,
  Made == Content.UIViewControllerType,
  Coordinator == Content.Coordinator
{
  fileprivate static func controller() -> RepresentableWork {
    func context(
      _ coordinator: Coordinator,
      _ values: EnvironmentValues
    ) -> UIViewControllerRepresentableContext<Content> {
      UIViewControllerRepresentableContext(
        coordinator: coordinator,
        environment: values,
        transaction: Transaction()
      )
    }
    return RepresentableWork(
      coordinate: { $0.makeCoordinator() },
      make: { view, coordinator, values in
        let controller = view.makeUIViewController(context: context(coordinator, values))
        controller.loadViewIfNeeded()
        controller.viewWillAppear(false)
        controller.viewDidAppear(false)
        return controller
      },
      update: { $0.updateUIViewController($1, context: context($2, $3)) },
      dismantle: { controller, coordinator in
        controller.viewWillDisappear(false)
        controller.viewDidDisappear(false)
        Content.dismantleUIViewController(controller, coordinator: coordinator)
      }
    )
  }
}
