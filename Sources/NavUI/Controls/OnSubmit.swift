/// A set of input kinds that a user can submit.
@available(iOS 15.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The submission of a field's text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The submission of a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action when a user presses Return to submit a field in the view.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of submission.
  ///   - action: The action.
  /// - Returns: The view with the action.
  @available(iOS 15.0, *)
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    transformingSubmit { $0 + [SubmitAction(triggers: triggers, action: action)] }
  }

  /// Prevents fields in the view from triggering outer submit actions.
  ///
  /// - Parameter isBlocking: Whether the scope keeps submissions inside.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformingSubmit { isBlocking ? [] : $0 }
  }

  private nonisolated func transformingSubmit(
    _ transform: @escaping ([SubmitAction]) -> [SubmitAction]
  ) -> some View {
    SubmitView(content: self, transform: transform)
  }
}

/// An action that runs when a user submits input.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

private struct SubmitView<Content: View> {
  let content: Content
  let transform: ([SubmitAction]) -> [SubmitAction]
}

extension SubmitView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    SubmitNode(view: view, context: context, parent: parent)
  }
}

private final class SubmitNode<Content: View>: UnaryNode<SubmitView<Content>>, SubmitScope {
  func transform(_ actions: [SubmitAction]) -> [SubmitAction] { view.transform(actions) }
}

@MainActor
private protocol SubmitScope: ViewNode {
  func transform(_ actions: [SubmitAction]) -> [SubmitAction]
}

extension ViewNode {
  /// Runs the submit actions that apply to the node, starting with the innermost action.
  ///
  /// - Parameter trigger: The kind of submission.
  func submit(_ trigger: SubmitTriggers) {
    var scopes: [any SubmitScope] = []
    var node: ViewNode? = self
    while let current = node {
      if let scope = current as? any SubmitScope { scopes.append(scope) }
      node = current.parent
    }
    let actions = scopes.reversed().reduce([]) { $1.transform($0) }
    for action in actions.reversed() where action.triggers.contains(trigger) {
      action.action()
    }
  }
}
