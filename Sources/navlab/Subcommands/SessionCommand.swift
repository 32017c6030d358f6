import ArgumentParser
import Shell

/// `navlab session`: serves another program.
struct SessionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session",
    abstract: "Answer another program, in lines of JSON.",
    discussion: """
      Each line of standard input is a request, such as a cell of a notebook, and each line of standard output \
      tells what comes of one. Docs/Output.md describes both. It ends when standard input is closed. NavLab's \
      kernel for Jupyter is such a program.
      """
  )

  func run() throws {
    try Composition(display: DisplayChoices()).serveProgram()
  }
}
