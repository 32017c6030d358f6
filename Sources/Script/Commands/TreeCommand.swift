import SceneModel
import SceneText

/// A command that draws the whole app as a tree.
package struct TreeCommand: Command {
  package static let word = "tree"
  package static let synopsis = "tree [--ascii] [--depth N] [--json | --spoken]"
  package static let help =
    "Draws the whole app as a tree. It shows tabs, stacks, screens and presentations. A mark shows "
    + "where you are. The value behind a screen is to its right."
  package static let options = [
    HelpEntry("--ascii", "draws with ASCII characters only"),
    HelpEntry("--depth N", "draws N levels, and counts the levels below them"),
    HelpEntry("--json", "writes the whole state of the app as JSON, for other programs"),
    HelpEntry(
      "--spoken",
      "prints what a screen reader says: one sentence for each element on the screen"
    ),
  ]
  package static let examples = ["tree", "tree --depth 2", "tree --spoken"]
  package static let seeAlso = ["screen", "path", "tabs", "graph", "diff"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  private var form = Form.drawn
  private var isASCII = false
  private var depth: Int?

  private enum Form {
    case drawn
    case json
    case spoken
  }

  package init(from scanner: inout Scanner) throws(ScriptError) {
    while let option = try scanner.option(of: Self.self) {
      switch option {
      case "--ascii": isASCII = true
      case "--json": form = .json
      case "--spoken": form = .spoken
      default:
        depth = try scanner.count(atLeast: 0)
        guard depth != nil else {
          throw scanner.error("give the number of levels, as in: tree --depth 2")
        }
      }
    }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let app = try interpreter.app
    var layout = interpreter.layout
    if isASCII { layout.signs = .ascii }
    switch form {
    case .drawn: return CommandResult(SceneTree(app, depth: depth ?? .max).lines(layout))
    case .spoken: return CommandResult(SpokenText(app).lines(layout))
    case .json: return CommandResult(try Self.json(app))
    }
  }

  private static func json(_ app: Snapshot) throws(Failure) -> [StyledText] {
    do {
      return try SnapshotJSON.text(app).split(separator: "\n").map { StyledText(String($0)) }
    } catch {
      throw .refused("the state cannot be written as JSON: \(error)")
    }
  }
}
