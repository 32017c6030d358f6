import AppSession

/// Returns from a branch.
package struct RejoinCommand: Command {
  package static let word = "rejoin"
  package static let synopsis = "rejoin [NAME]"
  package static let help =
    "Comes back from a branch. The app is exactly as when the branch began, and what could be redone "
    + "then can be redone. With the name of a branch it leaves that one and all that began on it."
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
      throw .refused("there is no branch to come back from; branch begins one")
    }
    guard let place = timeline.origin(ofBranch: name) else {
      let names = timeline.branches.map(\.name)
      let hint = Spelling(names).hint(for: name ?? "")
      let list = "; there is \(names.joined(separator: ", "))"
      let shown = ScriptError.excerpt(name ?? "")
      throw .refused(
        "no branch is called '\(shown)'\(hint.isEmpty ? list : hint)",
        slip: Slip(name ?? "", among: names)
      )
    }
    let head = "back at \(interpreter.words(for: place))"
    return try interpreter.travel(head) { $0.go(to: place) }
  }
}
