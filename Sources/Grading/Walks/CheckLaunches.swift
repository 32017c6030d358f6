import AppSession
import Course
import SceneModel
import SceneText
import Script

extension Exercise {
  /// The distinct arguments and environment variables with which checks launch the app, in the order of the checks.
  ///
  /// A right answer may read them. So random walks begin with the same ones; otherwise code could tell by its arguments
  /// that a check runs it, and give a prepared answer.
  var checkLaunches: [LaunchArguments] {
    var found: [LaunchArguments] = []
    for line in checks.flatMap({ $0.script?.text.split(separator: "\n") ?? [] }) {
      // A line that is no command is a fault of the exercise, which its checks report.
      guard let statement = try? Statement(parsing: String(line)),
        let command = statement.command as? LaunchCommand
      else { continue }
      let arguments = command.launchArguments
      if !arguments.isEmpty, !found.contains(arguments) { found.append(arguments) }
    }
    return found
  }
}

extension AppSession {
  /// Launches the app as the checks do, first without and then with any given arguments, and returns the outcome.
  ///
  /// - Parameter arguments: The arguments and variables.
  /// - Returns: The outcome of the last launch.
  func launch(asInChecks arguments: LaunchArguments) -> Outcome {
    let first = launch()
    guard case .done = first, !arguments.isEmpty else { return first }
    return launch(with: arguments)
  }
}

extension WalkPlan.Walk {
  /// The commands that launch the app with the walk's arguments, or an empty array if the walk has no arguments.
  var launchLines: [String] {
    guard !arguments.isEmpty else { return [] }
    let variables = arguments.environment.sorted { $0.key < $1.key }
      .map { "--environment \(Literal.quoted("\($0.key)=\($0.value)"))" }
    let action = arguments.quickAction.map { ["--quick-action \(Literal.quoted($0))"] } ?? []
    let words = arguments.arguments.map { "--argument \(Literal.quoted($0))" } + variables + action
    return [(["launch"] + words).joined(separator: " ")]
  }
}
