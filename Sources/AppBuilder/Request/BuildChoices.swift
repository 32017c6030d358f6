/// The choices of a person where a folder leaves one.
package struct BuildChoices: Hashable, Sendable {
  /// The target of a project, or nil for the only app.
  package var target: String?
  /// The language mode, or nil for what the project says.
  package var languageMode: BuildRequest.LanguageMode?
  /// Whether code is on the main actor unless it says otherwise; nil for what the project says.
  package var isOnMainActor: Bool?
  /// The view that is shown in place of the app, or nil.
  package var view: String?
  /// The number of the preview that is shown in place of the app, from 1, or nil.
  package var preview: Int?

  package init() {}
}
