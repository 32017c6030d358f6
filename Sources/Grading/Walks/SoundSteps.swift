import Course

/// The steps in which an app that falls short has to do the same as the solution.
///
/// An honest app that is wrong differs from the solution wherever its fault shows. So a difference tells something only if
/// the step has nothing to do with the checks that failed: another check has passed with the same command, no failed check
/// takes this command from its first difference on, and none leads to the same screen there.
struct SoundSteps: Hashable, Sendable {
  /// The commands of the checks that passed.
  private var trusted: Set<String> = []
  /// The commands of failed checks, from the first difference on.
  private var failed: Set<String> = []
  /// The screens that failed checks reach there.
  private var doubtful: Set<String> = []

  /// Reads the results of checks.
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

  /// Returns the beginning of a walk in which each step is sound.
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

  /// Returns a command without quotation marks, which scripts may leave out; all links are one command.
  private static func words(_ command: String) -> String {
    command.hasPrefix("open ") ? "open" : command.replacing("\"", with: "")
  }

  /// Returns the innermost screen or message of a state.
  private static func front(_ state: AbstractState) -> String {
    let lines = state.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let kinds = ["screen", "alert", "confirmationDialog"]
    return lines.last { line in kinds.contains { line.hasPrefix($0) } }.map(String.init) ?? ""
  }
}
