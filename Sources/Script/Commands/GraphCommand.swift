import AppSession
import SceneText

/// Draws the places of the app and their connections, or writes them as a graph for other programs.
package struct GraphCommand: Command {
  package static let word = "graph"
  package static let synopsis = "graph [--mermaid | --dot]"
  package static let help =
    "Draws the places of the app and the ways between them. It knows the tabs, screens and sheets that were "
    + "visited in this session, the links that were seen, and the values that can be pushed. Other programs "
    + "read it as Mermaid, which Markdown shows, or as dot, which is for Graphviz; a script that asks for no "
    + "form writes Mermaid."
  package static let options = [
    HelpEntry("--mermaid", "writes it in the language of Mermaid"),
    HelpEntry("--dot", "writes it in the language of Graphviz"),
    HelpEntry("--format mermaid|dot", "the same, by the name of the language"),
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
        let advice = "say mermaid or dot, as in: graph --format dot"
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
