package import AppBuilder
package import SceneModel

/// What an app is made of: the files, and how they are read.
package struct AppProject: Hashable, Sendable {
  /// The Swift files and folders, as the person has named them.
  package var files: [String]
  /// The iOS version that was asked for on the command line, or nil.
  package var iOSVersion: Int?
  /// What the app does where sources disagree about SwiftUI.
  package var options: RuntimeOptions
  /// What was chosen where a folder leaves a choice.
  package var choices: BuildChoices

  /// Describes an app.
  ///
  /// - Parameters:
  ///   - files: The Swift files and folders.
  ///   - iOSVersion: The iOS version that was asked for on the command line, or nil.
  ///   - options: What the app does where sources disagree about SwiftUI.
  ///   - choices: What was chosen where a folder leaves a choice.
  package init(
    files: [String],
    iOSVersion: Int? = nil,
    options: RuntimeOptions = RuntimeOptions(),
    choices: BuildChoices = BuildChoices()
  ) {
    self.files = files
    self.iOSVersion = iOSVersion
    self.options = options
    self.choices = choices
  }
}

extension Workbench {
  /// Compiles an app, unless its files have been compiled before.
  ///
  /// - Parameter project: The app.
  /// - Returns: The app, ready to start.
  /// - Throws: `CommandFailure` with the compiler's words, or when there is no app in the files.
  package func buildApp(_ project: AppProject) throws(CommandFailure) -> BuiltApp {
    try buildApp(project.files, iOSVersion: project.iOSVersion, choices: project.choices)
  }
}
