internal import NavUI
internal import SceneModel

/// Makes values for the path of a stack from the literals that a person writes.
@MainActor
struct RouteParser {
  let stack: any DrivenStack

  /// The value that a literal stands for in the stack.
  func value(_ literal: Literal) throws -> PathElement {
    throw Refusal("Values such as \(literal) cannot be pushed by name yet; tap a link instead.")
  }
}
