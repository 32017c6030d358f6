/// A user's choices for a build, such as the app to select from a folder.
package struct BuildChoices: Hashable, Sendable {
  /// The name of the target to build, or nil to build the project's only app.
  package var target: String?
  /// The language mode, or nil to use the project's setting.
  package var languageMode: BuildRequest.LanguageMode?
  /// A Boolean value that indicates whether code is isolated to the main actor by default, or nil for the project's
  /// setting.
  package var isOnMainActor: Bool?
  /// The name of the view to show in place of the app, or nil to show the app.
  package var view: String?
  /// The number of the preview to show in place of the app, counted from 1, or nil to show the app.
  package var preview: Int?

  package init() {}
}
