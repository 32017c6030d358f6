/// A project's description of an app, without the app's Swift files.
struct ProjectContents: Hashable, Sendable {
  /// The absolute paths of the resources, keyed by their paths in the bundle.
  var resources: [String: String]
  /// The absolute paths of the asset catalogues.
  var catalogues: [String] = []
  /// The absolute paths of the data models.
  var models: [String] = []
  /// The settings with which the code is compiled.
  var language = LanguageSettings()
  /// The build settings, with all references resolved.
  var settings: [String: String] = [:]
  /// The path of the project's own file, whose changes count as changes to the app, or nil if there is none.
  var file: String?
  /// The generated source that names the assets, or nil if none is needed.
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

  /// The generated source for the data models, or nil if none is needed.
  var modelSource: String? { DataModelSource(models: models.compactMap(DataModel.init(at:))).text }

  /// The names of the project's framework modules, which are compiled together with the app.
  var merged: Set<String> = []
  /// The paths of the local packages that the app may need.
  var packages: [String] = []
  /// The network packages that the app may need.
  var remotePackages: [RemotePackage] = []
  /// The path of the file in which Xcode records the versions of network packages, or nil if there is none.
  var pins: String?
  /// The package that contains the app as a target, or nil if there is none.
  var ownPackage: OwnPackage?
  /// The package manager's products, or nil before they are built.
  var built: BuiltPackages?
}
