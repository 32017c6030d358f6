import ArgumentParser
import SceneModel

/// The options for starting a user's app.
struct LaunchOptions: ParsableArguments {
  @Option(
    help: "The oldest iOS version that the app is for: newer names are errors outside #available."
  )
  var ios: Int?

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "What SwiftUI does where sources disagree: \(RuntimeOptions.usage.joined(separator: ", ")).",
      valueName: "name=value"
    )
  )
  var options: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An argument that the app finds at each launch; it may be given several times.",
      valueName: "text"
    )
  )
  var argument: [String] = []

  @Option(
    help: ArgumentHelp("An environment variable for the app.", valueName: "name=value")
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

  /// The arguments and the environment that the app finds at each launch.
  var arguments: LaunchArguments {
    var arguments = LaunchArguments(argument)
    for variable in environment { _ = arguments.addVariable(variable) }
    return arguments
  }
}
