import AppBuilder
import ArgumentParser
import Shell
import Terminal

/// The subcommand `navlab build`, which compiles Swift files as an app without running the app.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Compile Swift files as an app, without running it."
  )

  @Argument(help: "The app's Swift files, or the folder or Xcode project that contains them.")
  var files: [String]

  @Option(name: .shortAndLong, help: "The file to write the built app to.")
  var output: String?

  @Option(
    help: "The oldest iOS version to support; newer APIs outside #available are errors."
  )
  var ios: Int?

  @OptionGroup var project: ProjectOptions

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    try IOSVersion.check(ios)
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    let builds = try composition.builds()
    guard let output else {
      let result = try builds.build(files, iOSVersion: ios, choices: project.choices)
      composition.report(result.warnings)
      composition.output.write(Self.summary(of: result))
      return
    }
    let app = try builds.buildApp(files, iOSVersion: ios, choices: project.choices)
    composition.report(app.warnings)
    try app.copyImage(to: output)
    composition.output.write("\(app.name) is built: \(output)\n")
  }

  private static func summary(of result: BuildResult) -> String {
    switch result {
    case .app(let app): "\(app.name) compiles.\n"
    case .noApp:
      "The code compiles, but contains no app; add a struct with @main that conforms to App.\n"
    }
  }
}
