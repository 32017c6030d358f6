import ArgumentParser
import Shell

/// `navlab session`: serves another program.
struct SessionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session",
    abstract: "Answer another program, in lines of JSON.",
    discussion: """
      Each line of standard input is a request, such as a cell of a notebook. Each line of standard output \
      reports the result of one. Docs/Output.md describes both. The session ends when standard input closes. \
      NavLab's kernel for Jupyter uses it.
      """
  )

  func run() throws {
    try Composition(display: DisplayChoices()).serveProgram()
  }
}
