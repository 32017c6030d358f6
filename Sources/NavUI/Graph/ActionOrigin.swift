/// The origin of an action: a screen, a view and possibly a tap.
package struct ActionOrigin: Sendable {
  /// The origin of the current action, which tasks of that action inherit, or nil if there is none.
  @TaskLocal package static var current: ActionOrigin?

  /// The type name of the view that runs the action.
  let view: String
  /// The tap that started the action, or nil if no tap did.
  let tap: Tap?
  private let screen: WeakScreen

  @MainActor
  private init?(_ node: ViewNode, tap: Tap?) {
    guard let screen = node.context.level?.node else { return nil }
    view = node.viewName ?? "a screen"
    self.tap = tap
    self.screen = WeakScreen(node: screen)
  }

  /// A Boolean value that indicates whether the screen was popped or has disappeared together with its stack.
  @MainActor
  var isGone: Bool { screen.node?.isMounted != true }

  /// Runs an action with a view as its origin.
  ///
  /// - Parameters:
  ///   - node: The node of the view.
  ///   - tap: The tap that the action answers, if one does.
  ///   - action: The action.
  /// - Returns: The result of the action.
  /// - Throws: Any error that the action throws.
  @MainActor
  static func run<Result>(
    on node: ViewNode,
    for tap: Tap? = nil,
    _ action: () throws -> Result
  ) rethrows -> Result {
    guard let origin = ActionOrigin(node, tap: tap) else { return try action() }
    return try $current.withValue(origin, operation: action)
  }

  /// A single tap by a user.
  struct Tap: Hashable {
    /// The number of the node that was tapped.
    let node: Int
    /// The number of taps up to and including this one.
    let number: Int
  }

  /// A weak reference to a node that only the main actor uses.
  private final class WeakScreen: @unchecked Sendable {
    weak var node: ViewNode?

    init(node: ViewNode) {
      self.node = node
    }
  }
}
