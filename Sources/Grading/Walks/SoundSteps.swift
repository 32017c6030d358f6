import Course

/// The steps in which an app must behave like the solution, even if it fails some checks.
///
/// An honest app that is wrong differs from the solution wherever its fault shows. So a difference tells something only
/// if the step has nothing to do with the checks that failed: another check has passed with the same command, no failed
/// check takes this command from its first difference on, and none leads to the same screen there.
struct SoundSteps: Hashable, Sendable {
  /// The commands of the checks that passed.
  private var trusted: Set<String> = []
  /// The commands of failed checks at and after the first difference.
  private var failed: Set<String> = []
  /// The screens that failed checks reach at and after the first difference.
  private var doubtful: Set<String> = []

  /// Creates the sound steps from the results of checks.
  ///
  /// - Parameters:
  ///   - results: The results.
  ///   - traces: The states of the solution in each check.
  init(_ results: [CheckResult], solution traces: [String: StateTrace]) {
    for result in results where result.check.method.drivesApp {
      let right = traces[result.check.name]?.moments ?? []
      guard result.verdict != .passed else {
        trusted.formUnion(right.compactMap(\.command).map(Self.words))
        continue
      }
      let difference = zip(result.states.moments, right).enumerated()
        .first { $0.element.0.state != $0.element.1.state }?.offset
      // Where no difference is visible, any command may be the wrong one.
      for moment in right.dropFirst(difference ?? 0) {
        if let command = moment.command { failed.insert(Self.words(command)) }
        if let state = moment.state { doubtful.insert(Self.front(state)) }
      }
    }
  }

  /// Returns the part of a walk before its first unsound step, or nil if that part is empty.
  ///
  /// - Parameter walk: The walk.
  /// - Returns: The walk up to the first step that is not sound; nil if there is none before.
  func part(of walk: WalkPlan.Walk) -> WalkPlan.Walk? {
    guard !doubtful.contains(Self.front(walk.scene)) else { return nil }
    var walk = walk
    let whole = walk.steps.count
    walk.steps = Array(walk.steps.prefix(while: isSound))
    if walk.steps.count < whole { walk.idleTime = nil }
    return walk.steps.isEmpty ? nil : walk
  }

  private func isSound(_ step: WalkPlan.Step) -> Bool {
    let command = Self.words(step.move.line)
    return trusted.contains(command) && !failed.contains(command)
      && !doubtful.contains(Self.front(step.scene))
  }

  /// Returns a command in a comparable form: without quotation marks, or only `open` for a command that opens a link.
  private static func words(_ command: String) -> String {
    command.hasPrefix("open ") ? "open" : command.replacing("\"", with: "")
  }

  /// Returns the line for the innermost screen or message in a state, or an empty string if there is none.
  private static func front(_ state: AbstractState) -> String {
    let lines = state.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let kinds = ["screen", "alert", "confirmationDialog"]
    return lines.last { line in kinds.contains { line.hasPrefix($0) } }.map(String.init) ?? ""
  }
}
