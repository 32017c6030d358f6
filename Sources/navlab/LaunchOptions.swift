import ArgumentParser
import SceneModel

/// The options for starting a user's app.
struct LaunchOptions: ParsableArguments {
  @Option(
    help: "The oldest iOS version to support; newer APIs outside #available are errors."
  )
  var ios: Int?

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "How to behave where reports about SwiftUI disagree: \(RuntimeOptions.usage.joined(separator: ", ")).",
      valueName: "name=value"
    )
  )
  var options: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An argument to pass to the app at each launch. You can repeat this option.",
      valueName: "text"
    )
  )
  var argument: [String] = []

  @Option(
    help: ArgumentHelp(
      "An environment variable to set for the app. You can repeat this option.",
      valueName: "name=value"
    )
  )
  var environment: [String] = []

  func validate() throws {
    try IOSVersion.check(ios)
    do {
      _ = try RuntimeOptions(options)
    } catch {
      throw ValidationError("--option: \(error)")
    }
    for variable in environment where !LaunchArguments().accepts(variable) {
      throw ValidationError("--environment: write a variable as NAME=VALUE, as in: SERVER=test")
    }
  }

  /// The arguments and environment variables that the app receives at each launch.
  var arguments: LaunchArguments {
    var arguments = LaunchArguments(argument)
    for variable in environment { _ = arguments.addVariable(variable) }
    return arguments
  }
}
