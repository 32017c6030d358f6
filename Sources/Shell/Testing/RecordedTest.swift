package import AppSession
import SceneModel
import SceneText
import Script

/// A session's commands as a test, with the user's expectations and additional ones that the app met.
///
/// Expectations are added only where the user turned back or changed direction, and at the end. A test that reaches
/// these places has also passed the steps before them.
package struct RecordedTest {
  /// The text of the script.
  package let text: String
  /// The number of commands in the script, without expectations.
  package let commandCount: Int
  /// The number of expectations in the script.
  package let expectationCount: Int

  /// Creates a test from steps and confirmed expectations.
  ///
  /// - Parameters:
  ///   - app: The app's name.
  ///   - steps: The steps, beginning with the launch.
  ///   - confirmations: The confirmed expectations, by the ids of the steps before them.
  package init(app: String, steps: [Step], confirmations: [Int: [String]] = [:]) {
    var lines = ["# \(Printable.line(app)): recorded at the prompt; 'navlab test' runs it"]
    var commands = 0
    var expectations = 0
    var told: String?
    for (index, step) in steps.enumerated() {
      let before = index > 0 ? steps[index - 1].snapshot : nil
      // The test runner starts the app before the first line.
      if index > 0 || step.title != "launch" {
        lines.append(step.command(after: before))
        commands += 1
      }
      var held = confirmations[step.id] ?? []
      if step.ending != nil, !held.contains("expect crash") { held.append("expect crash") }
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      if held.isEmpty, index > 0, let snapshot = step.snapshot, Self.isTurn(snapshot, before: next)
      {
        let derived = HeldExpectations(in: snapshot, since: before).lines
        // The same place never gets two expectations.
        held = derived.filter { $0 != told }
      }
      told = held.last ?? told
      expectations += held.count
      lines += held
    }
    text = lines.map { $0 + "\n" }.joined()
    commandCount = commands
    expectationCount = expectations
  }

  /// Returns whether the user goes back, changes direction or stops in a state of the app.
  private static func isTurn(_ snapshot: Snapshot, before next: Step?) -> Bool {
    guard let next else { return true }
    // A command that ends the app needs no expectation.
    guard let after = next.snapshot else { return false }
    let here = Place(snapshot)
    let there = Place(after)
    return here != there && !there.isBelow(here)
  }

  /// A user's place in the app, identified by the ids of the containers around it.
  private struct Place: Hashable {
    var ids: [Int]
    /// The ids of the presentations, outermost first.
    var presentations: [Int]

    init(_ snapshot: Snapshot) {
      // A stack that shows another screen also contains the screens below it.
      ids = snapshot.focus.flatMap { element -> [Int] in
        guard element.kind == .navigationStack else { return [element.id] }
        return [element.id] + element.children.filter { $0.kind == .screen }.map(\.id)
      }
      presentations = snapshot.focus.filter(\.kind.isPresentation).map(\.id)
    }

    /// Returns whether a user can reach this place by going forward from another place.
    func isBelow(_ other: Place) -> Bool {
      if presentations != other.presentations {
        return presentations.starts(with: other.presentations)
      }
      let mine = Set(ids)
      return ids.count > other.ids.count && other.ids.allSatisfy(mine.contains)
    }
  }
}
