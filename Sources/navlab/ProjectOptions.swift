import AppBuilder
import ArgumentParser

/// The options for a folder that could be built as several apps.
struct ProjectOptions: ParsableArguments {
  @Option(help: "The app to use if the Xcode project has several.")
  var target: String?

  @Option(help: "The view to open instead of the app; its initializer must not need arguments.")
  var view: String?

  @Option(help: "The number of the preview to open instead of the app, counted from 1.")
  var preview: Int?

  @Option(help: "The Swift language mode, 5 or 6, instead of the project's own.")
  var swiftVersion: String?

  @Option(
    help: ArgumentHelp(
      "The default actor isolation, instead of the project's own.",
      valueName: "MainActor|nonisolated"
    )
  )
  var defaultIsolation: String?

  /// The choices that the options express.
  var choices: BuildChoices {
    var choices = BuildChoices()
    choices.target = target
    choices.view = view
    choices.preview = preview
    choices.languageMode = swiftVersion.flatMap(BuildRequest.LanguageMode.init)
    choices.isOnMainActor = defaultIsolation.map { $0 == "MainActor" }
    return choices
  }

  func validate() throws {
    if let swiftVersion, BuildRequest.LanguageMode(rawValue: swiftVersion) == nil {
      throw ValidationError("--swift-version must be 5 or 6, not '\(swiftVersion)'")
    }
    if let defaultIsolation, !["MainActor", "nonisolated"].contains(defaultIsolation) {
      throw ValidationError(
        "--default-isolation must be MainActor or nonisolated, not '\(defaultIsolation)'"
      )
    }
    if view != nil, preview != nil {
      throw ValidationError("--view and --preview cannot be combined; give only one of them")
    }
  }
}
