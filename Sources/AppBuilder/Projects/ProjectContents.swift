/// Everything that a project states about an app, except for its Swift files.
struct ProjectContents: Hashable, Sendable {
  /// The resources: their absolute paths by their paths in the bundle.
  var resources: [String: String]
  /// The asset catalogues, by absolute paths.
  var catalogues: [String] = []
  /// The data models, by absolute paths.
  var models: [String] = []
  /// The settings by which the code is compiled.
  var language = LanguageSettings()
  /// The build settings, with all references resolved.
  var settings: [String: String] = [:]
  /// The file of the project itself, whose changes count as changes of the app.
  var file: String?
  /// The generated source that names the assets, or nil for none.
  var symbols: String? {
    let extends = settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
    let names = AssetSymbols(catalogue: AssetCatalogue(at: catalogues), extendsColor: extends)
    guard ownPackage != nil else { return names.source }
    // Names that belong to a package's target belong to the app here.
    return (names.source ?? "import Foundation\n") + """

      extension Bundle {
        nonisolated static var module: Bundle { .main }
      }

      """
  }

  /// The generated source for the data models, or nil for none.
  var modelSource: String? { DataModelSource(models: models.compactMap(DataModel.init(at:))).text }

  /// The modules of the project's frameworks, whose files are compiled with the app's own.
  var merged: Set<String> = []
  /// The folders of the packages beside it that it may need.
  var packages: [String] = []
  /// The packages from the network that it may need.
  var remotePackages: [RemotePackage] = []
  /// The file in which Xcode keeps the versions of packages from the network, or nil.
  var pins: String?
  /// The package that contains the app as a target, or nil.
  var ownPackage: OwnPackage?
  /// The package manager's products, after they were built.
  var built: BuiltPackages?
}
