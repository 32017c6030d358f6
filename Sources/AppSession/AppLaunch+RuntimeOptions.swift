package import SceneModel

extension AppLaunch {
  /// Returns a copy of the launch with the given options for the runtime.
  ///
  /// - Parameter options: The options.
  /// - Returns: The launch with the options.
  package func with(_ options: RuntimeOptions) -> AppLaunch {
    var launch = self
    launch.environment[RuntimeOptions.variable] = options.words.joined(separator: " ")
    return launch
  }

  /// Returns a copy of the launch with arguments and variables that the app receives at each launch.
  ///
  /// - Parameter arguments: The arguments and variables.
  /// - Returns: The launch with the arguments.
  package func with(_ arguments: LaunchArguments) -> AppLaunch {
    var launch = self
    launch.arguments = arguments
    return launch
  }
}
