import ArgumentParser
import Grading
import Shell

/// `navlab merge`: joins the results of several machines.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the results of a class that several machines have graded.",
    discussion: """
      All folders must be about the same exercise in the same version. What is missing or double is told; \
      the exit code is 2 then.
      """
  )

  @Argument(help: "The folders that 'navlab grade --out' has written.")
  var folders: [String]

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let status = try ClassMerging().run(
      folders,
      output: composition.output,
      errors: composition.errors
    ) { records in
      try records.map { String(decoding: try $0.json(), as: UTF8.self) + "\n" }.joined()
    }
    if status != .success { throw CommandFailure(status) }
  }
}
