/// The screen on which an action has begun, for the action itself and for the tasks that it starts.
package struct ActionOrigin: Sendable {
  /// The origin of the action that runs now.
  @TaskLocal package static var current: ActionOrigin?

  /// The type of the view that had the action.
  let view: String
  /// The tap that the action answers, or nil for an action that no tap has begun.
  let tap: Tap?
  private let screen: WeakScreen

  @MainActor
  private init?(_ node: ViewNode, tap: Tap?) {
    guard let screen = node.context.level?.node else { return nil }
    view = node.viewName ?? "a screen"
    self.tap = tap
    self.screen = WeakScreen(node: screen)
  }

  /// Whether the screen has been popped, or has gone together with its stack.
  @MainActor
  var isGone: Bool { screen.node?.isMounted != true }

  /// Runs an action of a view.
  ///
  /// - Parameters:
  ///   - node: The node of the view.
  ///   - tap: The tap that the action answers, if one does.
  ///   - action: The action.
  /// - Returns: Whatever the action returns.
  /// - Throws: Whatever the action throws.
  @MainActor
  static func run<Result>(
    on node: ViewNode,
    for tap: Tap? = nil,
    _ action: () throws -> Result
  ) rethrows -> Result {
    guard let origin = ActionOrigin(node, tap: tap) else { return try action() }
    return try $current.withValue(origin, operation: action)
  }

  /// One tap of a person.
  struct Tap: Hashable {
    /// The number of the node that was tapped.
    let node: Int
    /// The number of taps by then, with this one.
    let number: Int
  }

  /// A node that only the main actor looks at.
  private final class WeakScreen: @unchecked Sendable {
    weak var node: ViewNode?

    init(node: ViewNode) {
      self.node = node
    }
  }
}
