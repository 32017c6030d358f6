import Foundation
import SceneText

/// The text above and below the results while an exercise is watched.
struct WatchText {
  let layout: TextLayout

  /// Returns the line above a result, with the name of the exercise and the names of the saved files.
  func heading(of watched: WatchedExercise, saved files: [String]) -> [StyledText] {
    let names = files.map { URL(fileURLWithPath: $0).lastPathComponent }
    let saved =
      switch names.count {
      case 0: ""
      case 1: ", \(names[0]) saved"
      default: ", \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) saved"
      }
    let sign = layout.signs == .unicode ? "─" : "-"
    let text = layout.cut("\(watched.id)\(Printable.line(saved))", to: layout.width - 6)
    var line = StyledText("\(sign)\(sign) ", .structure) + StyledText(text, .heading)
    let rest = min(layout.width, Self.comfortableWidth) - line.columns - 1
    line.append(" " + String(repeating: sign, count: max(0, rest)), .structure)
    return ["", line]
  }

  /// Returns the lines below a result, with the watched exercise and any keys that the learner can press.
  func footer(of watched: WatchedExercise, isSolved: Bool, hasKeys: Bool) -> [StyledText] {
    let stays = "Watching \(watched.id)\(isSolved ? ", even though it is solved" : "")"
    guard hasKeys else {
      return [""] + layout.paragraph("\(stays); Ctrl-C ends it.", style: .secondary)
    }
    let keys =
      isSolved
      ? "Press n for the next exercise, s for a solution, or q to quit."
      : "To check your work, save it or press Enter. Press h for a hint, or q to quit."
    return [""] + layout.paragraph("\(stays). \(keys)", style: .secondary)
  }

  private static let comfortableWidth = 80
}
