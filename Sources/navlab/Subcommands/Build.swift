import ArgumentParser
import Shell

/// `navlab build`: compiles the learner's files and says whether they are SwiftUI that NavLab knows.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compile Swift files as an app, without running it."
  )

  @Argument(help: "The app's Swift files.")
  var files: [String]

  @Option(name: .shortAndLong, help: "Where to put the built app.")
  var output: String?

  @Option(help: "The iOS version to compile for.")
  var ios: Int?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    _ = try Composition(display: display)
    throw CommandFailure(.internalFault, "navlab: cannot build apps yet")
  }
}
