package import SceneModel
import SceneText

/// A command that shows or replaces the navigation path.
package struct PathCommand: Command {
  package static let word = "path"
  package static let synopsis = "path [[VALUE, VALUE]]"
  package static let help =
    "Shows the path of the visible stack. With a list of values in brackets, it replaces the path, "
    + "as the app's code would."
  package static let examples = ["path", "path [.list, .detail(id: 1)]", "path []"]
  package static let seeAlso = ["push", "values", "pop"]
  package static let group = CommandGroup.state
  package static let arguments: [ArgumentKind] = [.routes]

  /// The values of the new path, or nil to show the current path.
  package let values: [Literal]?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    guard !scanner.isAtEnd else {
      values = nil
      return
    }
    if scanner.next == "+", scanner.peek() == "=" {
      throw scanner.error("to add a value to the path, use 'push', as in: push .detail(id: 1)")
    }
    // As in Swift: path = [.list].
    if scanner.next == "=", scanner.peek() != "=" { scanner.advance() }
    guard case .array(let elements) = try scanner.literal().withoutWildcard(&scanner) else {
      throw scanner.error("a path is a list in brackets, such as [.list, .detail(id: 1)]")
    }
    values = elements
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let app = try interpreter.app
    guard let stack = app.visibleStack else { throw .refused(Failure.noStack(in: app)) }
    if let values {
      do throws(Failure) {
        return try interpreter.act(.setPath(values))
      } catch {
        throw values.reduce(error) { $0.blaming($1, among: stack.routes) }
      }
    }
    return CommandResult(PathText(stack).lines(interpreter.layout))
  }
}
