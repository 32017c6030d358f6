package import AppBuilder
package import AppSession
import Grading
package import SceneModel

/// An app's files, with the options for building and running the app.
package struct AppProject: Hashable, Sendable {
  /// The Swift files and folders, as the user named them.
  package var files: [String]
  /// The iOS version from the command line, or nil if none was given.
  package var iOSVersion: Int?
  /// The app's options for behaviour about which sources disagree.
  package var options: RuntimeOptions
  /// The arguments and environment variables that the app receives at each launch.
  package var arguments: LaunchArguments
  /// The user's choices for a folder that could be built as several apps.
  package var choices: BuildChoices
  /// The sandbox for a stranger's app, or nil for the user's own app.
  package var sandbox: Sandbox?

  /// Creates a project from an app's files and options.
  ///
  /// - Parameters:
  ///   - files: The Swift files and folders, as named by the user.
  ///   - iOSVersion: The iOS version from the command line, or nil.
  ///   - options: The app's behaviour where sources about SwiftUI disagree.
  ///   - arguments: The arguments and the environment that the app finds at each launch.
  ///   - choices: The user's choices for a folder that allows several.
  ///   - sandbox: The sandbox for a stranger's app, or nil for the user's own app.
  package init(
    files: [String],
    iOSVersion: Int? = nil,
    options: RuntimeOptions = RuntimeOptions(),
    arguments: LaunchArguments = LaunchArguments(),
    choices: BuildChoices = BuildChoices(),
    sandbox: Sandbox? = nil
  ) {
    self.files = files
    self.iOSVersion = iOSVersion
    self.options = options
    self.arguments = arguments
    self.choices = choices
    self.sandbox = sandbox
  }
}

extension BuildEnvironment {
  /// Compiles an app unless it was compiled from the same files before.
  ///
  /// - Parameter project: The app.
  /// - Returns: The app, ready to be launched.
  /// - Throws: `CommandFailure` with the compiler's messages, or if the files contain no app.
  package func buildApp(_ project: AppProject) throws(CommandFailure) -> BuiltApp {
    guard project.sandbox != nil else {
      return try buildApp(project.files, iOSVersion: project.iOSVersion, choices: project.choices)
    }
    var request = request(for: project.files, choices: project.choices)
    // A package's manifest is a program and may refer to other programs, so only the Swift files of
    // a stranger's app are used.
    request.allowance = .submission
    return try buildApp(request, iOSVersion: project.iOSVersion)
  }

  /// Returns this computer's strongest sandbox for a stranger's app, with a description for a report.
  ///
  /// - Returns: The sandbox, and its description for a report.
  /// - Throws: `CommandFailure` if the kernel offers no access control.
  package func strangersSandbox() throws(CommandFailure) -> (Sandbox, sentence: String) {
    let sandbox = Sandbox.strongest(for: builder)
    let isolation = Isolation(sandbox)
    do {
      try isolation.require(.kernel)
    } catch {
      throw CommandFailure(.misuse, saying: "\(error)")
    }
    return (sandbox, isolation.sentence)
  }
}

extension AppLaunch {
  /// Creates the launch of an app with the options of its project.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - project: The project as the user has requested it.
  package init(_ app: BuiltApp, of project: AppProject) {
    self = AppLaunch(app).with(project.options).with(project.arguments)
    locatesLoops = true
    guard let sandbox = project.sandbox else { return }
    self.sandbox = sandbox
    readable = app.readable
  }
}
