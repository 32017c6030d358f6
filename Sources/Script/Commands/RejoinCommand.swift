import AppSession

/// A command that returns from a branch of history.
package struct RejoinCommand: Command {
  package static let word = "rejoin"
  package static let synopsis = "rejoin [NAME]"
  package static let help =
    "Returns from a branch. The app is exactly as it was when the branch began, and 'redo' works as "
    + "it did then. With the name of a branch, it also leaves the branches that began on that branch."
  package static let examples = ["rejoin", "rejoin what-if"]
  package static let seeAlso = ["branch"]
  package static let group = CommandGroup.time
  package static let arguments: [ArgumentKind] = [.branch]

  private let name: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    name = try scanner.momentName(example: "rejoin what-if")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let timeline = interpreter.driver.timeline
    guard !timeline.branches.isEmpty else {
      throw .refused("there is no branch to return from; to begin one, type: branch")
    }
    guard let place = timeline.origin(ofBranch: name) else {
      let names = timeline.branches.map(\.name)
      let hint = Spelling(names).hint(for: name ?? "")
      let list = "; there is \(names.joined(separator: ", "))"
      let shown = ScriptError.excerpt(name ?? "")
      throw .refused(
        "there is no branch '\(shown)'\(hint.isEmpty ? list : hint)",
        slip: Slip(name ?? "", among: names)
      )
    }
    let head = "back at \(interpreter.words(for: place))"
    return try interpreter.travel(head) { $0.go(to: place) }
  }
}
