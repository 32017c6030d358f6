import AppSession
import SceneText

/// A command that draws the app's places and connections, or writes them as a graph for other programs.
package struct GraphCommand: Command {
  package static let word = "graph"
  package static let synopsis = "graph [--mermaid | --dot]"
  package static let help =
    "Draws the places of the app and the ways between them. It shows the tabs, screens and sheets "
    + "that you have visited in this session, their links, and the values that can be pushed. For "
    + "other programs, it writes Mermaid, which Markdown shows, or dot, the format of Graphviz. In "
    + "a script, the default format is Mermaid."
  package static let options = [
    HelpEntry("--mermaid", "writes the graph as Mermaid"),
    HelpEntry("--dot", "writes the graph as dot, the format of Graphviz"),
    HelpEntry("--format mermaid|dot", "writes the graph in this format"),
  ]
  package static let examples = ["graph", "graph --mermaid", "graph --format dot"]
  package static let seeAlso = ["links", "tree"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  private var format: Format?

  private enum Format: String, CaseIterable {
    case mermaid
    case dot
  }

  package init(from scanner: inout Scanner) throws(ScriptError) {
    while let option = try scanner.option(of: Self.self) {
      switch option {
      case "--mermaid": format = .mermaid
      case "--dot": format = .dot
      default:
        let advice = "give the format, mermaid or dot, as in: graph --format dot"
        let words = Format.allCases.map(\.rawValue)
        guard let format = Format(rawValue: try scanner.keyword(words, advice)) else {
          throw scanner.error(advice)
        }
        self.format = format
      }
    }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let seen = interpreter.driver.timeline.steps.compactMap(\.snapshot)
    let graph = NavigationGraph(seen + [try interpreter.app])
    switch format ?? (interpreter.isInteractive ? nil : .mermaid) {
    case .mermaid?: return CommandResult(MermaidText(graph).lines.map { StyledText($0) })
    case .dot?: return CommandResult(DotText(graph).lines.map { StyledText($0) })
    case nil: return CommandResult(GraphDrawing.lines(of: graph, interpreter.layout))
    }
  }
}
