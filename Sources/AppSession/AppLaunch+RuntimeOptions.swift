package import SceneModel

extension AppLaunch {
  /// The same start with other choices where sources disagree about SwiftUI.
  ///
  /// - Parameter options: The choices.
  /// - Returns: The start.
  package func with(_ options: RuntimeOptions) -> AppLaunch {
    var launch = self
    launch.environment[RuntimeOptions.variable] = options.words.joined(separator: " ")
    return launch
  }

  /// The same start with arguments and variables that the app finds at each launch.
  ///
  /// - Parameter arguments: The arguments and variables.
  /// - Returns: The start.
  package func with(_ arguments: LaunchArguments) -> AppLaunch {
    var launch = self
    launch.arguments = arguments
    return launch
  }
}
