import AppSession
import SceneText

/// Draws the places of the app and the ways between them as a graph for other programs.
package struct GraphCommand: Command {
  package static let word = "graph"
  package static let synopsis = "graph [--format mermaid|dot]"
  package static let help =
    "Writes the places of the app and the ways between them as a graph. It knows the tabs, screens and "
    + "sheets that were visited in this session, the links that were seen, and the values that can be "
    + "pushed. Mermaid is what Markdown shows, and dot is for Graphviz."
  package static let options = [
    HelpEntry("--format mermaid", "the language of Mermaid, which is the usual one"),
    HelpEntry("--format dot", "the language of Graphviz"),
  ]
  package static let examples = ["graph", "graph --format dot"]
  package static let seeAlso = ["links", "tree"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  private var format = Format.mermaid

  private enum Format: String, CaseIterable {
    case mermaid
    case dot
  }

  package init(from scanner: inout Scanner) throws(ScriptError) {
    while try scanner.option(of: Self.self) != nil {
      let advice = "say mermaid or dot, as in: graph --format dot"
      let words = Format.allCases.map(\.rawValue)
      guard let format = Format(rawValue: try scanner.keyword(words, advice)) else {
        throw scanner.error(advice)
      }
      self.format = format
    }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let seen = interpreter.driver.timeline.steps.compactMap(\.snapshot)
    let graph = NavigationGraph(seen + [try interpreter.app])
    let lines = format == .dot ? DotText(graph).lines : MermaidText(graph).lines
    return CommandResult(lines.map { StyledText($0) })
  }
}
