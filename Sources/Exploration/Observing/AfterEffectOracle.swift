import SceneModel
import SceneText
import Script

/// An oracle that detects work that continues after the screen that started it has disappeared.
struct AfterEffectOracle: Oracle {
  /// The windows that did not change by themselves.
  private var quiet: [Element] = []
  private var left: String?

  private static let mostQuiet = 20

  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    let place = left
    left = nil
    guard let before = step.before, let after = step.after else { return [] }
    switch step.word {
    case "launch", "relaunch": quiet = []
    case "back", "dismiss": left = before.placeWords
    case "wait":
      guard step.changesWindow else {
        if quiet.count < Self.mostQuiet { quiet.append(before.window) }
        return []
      }
      guard let place, after.issues.count == before.issues.count, quiet.contains(before.window)
      else { return [] }
      return [
        Suspicion(
          kind: .afterEffect,
          subject: ScreenShape.masked(place),
          entry: "outliving-task",
          message:
            "After the user leaves '\(place)', '\(before.placeWords)' changes without any input: "
            + "the work of the closed screen continues. Start this work with the task modifier, and "
            + "stop the work when its task is cancelled."
        )
      ]
    default: break
    }
    return []
  }
}
