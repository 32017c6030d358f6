/// A user's choices for a folder that allows several apps.
package struct BuildChoices: Hashable, Sendable {
  /// The target of a project, or nil for the only app.
  package var target: String?
  /// The language mode, or nil to use the project's.
  package var languageMode: BuildRequest.LanguageMode?
  /// Whether code is isolated to the main actor by default; nil to use the project's setting.
  package var isOnMainActor: Bool?
  /// The view to show in place of the app, or nil.
  package var view: String?
  /// The number of the preview to show in place of the app, from 1, or nil.
  package var preview: Int?

  package init() {}
}
