import Course
import SceneModel
import Script

/// A rule about expected states, prepared for comparison with apps.
struct GoalTest: Sendable {
  /// The accepted states, with parsed values in their paths.
  let states: [State]
  let worth: [Goal.Part: Int]

  /// A state that the rule accepts.
  struct State: Sendable {
    let goal: Goal
    /// The values in the path, or nil if the path is not compared.
    let path: [Literal]?
  }

  /// Creates a test from a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - file: The name of the rule's file.
  /// - Throws: `ContentError` with the place of a path that is not a list of values.
  init(_ rule: GoalRule, file: String) throws(ContentError) {
    worth = rule.worth
    var states: [State] = []
    for goal in rule.goals {
      states.append(
        State(
          goal: goal,
          path: try goal.path.map { text throws(ContentError) in
            try Self.values(of: text, file: file)
          }
        )
      )
    }
    self.states = states
  }

  /// Returns the comparison with the most points and then the fewest differences, or nil if there are no accepted
  /// states.
  ///
  /// - Parameter seen: The app's state.
  /// - Returns: The comparison with that state.
  func closest(to seen: SeenState) -> GoalComparison? {
    let comparisons = states.map { GoalComparison($0, worth: worth, seen: seen) }
    return comparisons.min { ($1.points, $0.flaws.count) < ($0.points, $1.flaws.count) }
  }

  private static func values(of path: SwiftText, file: String) throws(ContentError) -> [Literal] {
    do throws(ScriptError) {
      if case .array(let values) = try Literal(parsing: path.text) { return values }
    } catch {
      throw ContentError(file: file, position: path.position, message: "'path': \(error.message)")
    }
    throw ContentError(
      file: file,
      position: path.position,
      message: "'path' must be a list of values, such as [.letter(1), .map]"
    )
  }
}
