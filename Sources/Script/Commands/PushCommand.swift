import SceneModel

/// A command that appends a value to the path.
package struct PushCommand: Command {
  package static let word = "push"
  package static let synopsis = "push VALUE"
  package static let help =
    "Appends a value to the path of the visible stack. The app's own code also appends a value "
    + "when it shows a screen. Write the value as in Swift."
  package static let examples = ["push .detail(id: 42)", #"push "ada""#]
  package static let seeAlso = ["values", "pop", "path"]
  package static let group = CommandGroup.state
  package static let arguments: [ArgumentKind] = [.route]

  private let value: Literal

  package init(from scanner: inout Scanner) throws(ScriptError) {
    value = try scanner.literal().withoutWildcard(&scanner)
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let app = try interpreter.app
    guard let stack = app.visibleStack else { throw .refused(Failure.noStack(in: app)) }
    do throws(Failure) {
      return try interpreter.act(.push(value))
    } catch {
      throw error.blaming(value, among: stack.routes)
    }
  }
}
