import AppBuilder
import ArgumentParser

/// A user's choices for a folder that allows several apps.
struct ProjectOptions: ParsableArguments {
  @Option(help: "The app to use from an Xcode project with several.")
  var target: String?

  @Option(help: "A view to open instead of the app; it must not need arguments.")
  var view: String?

  @Option(help: "The number of a preview to open instead of the app, from 1.")
  var preview: Int?

  @Option(help: "The Swift language mode, 5 or 6, instead of the project's own.")
  var swiftVersion: String?

  @Option(
    help: ArgumentHelp(
      "The isolation of code that does not state any, instead of the project's own.",
      valueName: "MainActor|nonisolated"
    )
  )
  var defaultIsolation: String?

  /// The choices.
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
      throw ValidationError("--swift-version is 5 or 6, and not '\(swiftVersion)'")
    }
    if let defaultIsolation, !["MainActor", "nonisolated"].contains(defaultIsolation) {
      throw ValidationError(
        "--default-isolation is MainActor or nonisolated, and not '\(defaultIsolation)'"
      )
    }
    if view != nil, preview != nil {
      throw ValidationError("--view and --preview are two ways to open one thing; choose one")
    }
  }
}
