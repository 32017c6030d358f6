/// What a project says about an app beside its Swift files.
struct ProjectContents: Hashable, Sendable {
  /// The resources: their absolute paths by their paths in the bundle.
  var resources: [String: String]
  /// The asset catalogues, by absolute paths.
  var catalogues: [String] = []
  /// How the code is read.
  var language = LanguageSettings()
  /// The build settings with everything filled in.
  var settings: [String: String] = [:]
  /// The file of the project itself, whose changes are changes of the app.
  var file: String?
  /// The folders of the packages beside it that it may need.
  var packages: [String] = []
  /// The names of the products of packages that it needs.
  var products: [String] = []
}
