import ArgumentParser
import Shell

/// The subcommand `navlab session`, which serves a client program.
struct SessionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session",
    abstract: "Answer requests from another program, as lines of JSON.",
    discussion: """
      Each line of standard input is a request, such as a notebook cell. Each line of standard output is the \
      result of a request. Docs/Output.md describes both formats. The session ends when standard input closes. \
      NavLab's Jupyter kernel uses this command.
      """
  )

  func run() throws {
    try Composition(display: DisplayChoices()).serveProgram()
  }
}
