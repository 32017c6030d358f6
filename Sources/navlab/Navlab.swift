import ArgumentParser
import Shell
import Terminal

/// The program, which runs a subcommand and converts the result into an exit code.
@main
struct Navlab: AsyncParsableCommand {
  /// The version of the program.
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "navlab",
    abstract: "A lab for SwiftUI navigation, in the terminal.",
    discussion: """
      Without a subcommand, navlab opens the tour: an app to experiment with.

      Exit codes:
        0   success
        1   a check or an expectation failed
        2   the usage is incorrect, a file cannot be read, or the output cannot be written
        3   the code does not compile
        4   the app crashed or ran out of time
        70  an internal error occurred in NavLab
      """,
    version: "navlab \(version)",
    subcommands: [
      Tour.self, Run.self, Test.self, RecordTest.self, Build.self, Learn.self, Init.self,
      ListSubcommand.self,
      Start.self,
      AnswerSubcommand.self,
      Check.self, Watch.self, Hint.self, Solution.self, Reset.self, Skip.self, ShowProgress.self,
      Grade.self,
      Merge.self, ReportCommand.self, Feedback.self, Compare.self, Play.self, Lint.self,
      Explore.self,
      LanguageServerCommand.self, Explain.self, PromptSubcommand.self,
      ReviewCommand.self, Export.self, Jupyter.self, SessionCommand.self, Setup.self, Install.self,
      Uninstall.self, Dev.self,
    ],
    defaultSubcommand: Tour.self
  )

  @MainActor
  static func main() async {
    ProcessSignals.ignoreBrokenPipes()
    do {
      try await perform()
      if LostOutput.reason != nil { throw ExitCode.success }
    } catch {
      ErrorReport(of: error).leave()
    }
  }

  /// Runs the command that the arguments name.
  @MainActor
  private static func perform() async throws {
    // The most frequent start needs none of the code that parses options.
    guard CommandLine.arguments.count > 1 else { return try Tour.open(DisplayChoices()) }
    let names = configuration.subcommands.map { $0._commandName }
    let words = SubcommandWord(names: names)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let subject = words.promptSubject(of: arguments) {
      return try Composition(display: DisplayChoices()).explain(subject)
    }
    if let complaint = words.complaint(about: arguments) {
      throw CommandFailure(.misuse, complaint)
    }
    var command = try parseAsRoot()
    if var waiting = command as? any AsyncParsableCommand {
      try await waiting.run()
    } else {
      try command.run()
    }
  }
}
