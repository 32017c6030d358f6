/// The facts that a project states about an app beside its Swift files.
struct ProjectContents: Hashable, Sendable {
  /// The resources: their absolute paths by their paths in the bundle.
  var resources: [String: String]
  /// The asset catalogues, by absolute paths.
  var catalogues: [String] = []
  /// The data models, by absolute paths.
  var models: [String] = []
  /// The settings with which the code is read.
  var language = LanguageSettings()
  /// The build settings with everything filled in.
  var settings: [String: String] = [:]
  /// The file of the project itself, whose changes are changes of the app.
  var file: String?
  /// The source that names the assets, or nil for none.
  var symbols: String? {
    let extends = settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
    let names = AssetSymbols(catalogue: AssetCatalogue(at: catalogues), extendsColor: extends)
    guard ownPackage != nil else { return names.source }
    // What a target of a package calls its own is here the app's.
    return (names.source ?? "import Foundation\n") + """

      extension Bundle {
        nonisolated static var module: Bundle { .main }
      }

      """
  }

  /// The source that stands for the data models, or nil for none.
  var modelSource: String? { DataModelSource(models: models.compactMap(DataModel.init(at:))).text }

  /// The folders of the packages beside it that it may need.
  var packages: [String] = []
  /// The package that the app itself is a target of, or nil.
  var ownPackage: OwnPackage?
  /// The package manager's products, once they are built.
  var built: BuiltPackages?
}
