/// A target of an Xcode project that holds code of its own.
struct XcodeTarget: Hashable, Sendable {
  /// The name.
  var name: String
  /// The kind of product.
  var kind: Kind
  /// The Swift files, by absolute paths, in the order of the project.
  var sources: [String] = []
  /// The resources: their absolute paths by their paths in the bundle.
  var resources: [String: String] = [:]
  /// The asset catalogues, by absolute paths.
  var catalogues: [String] = []
  /// The data models, by absolute paths.
  var models: [String] = []
  /// The build settings.
  var settings = XcodeSettings()
  /// The names of the package products that it needs.
  var products: [String] = []
  /// The packages from the network that it needs.
  var remotePackages: [RemotePackage] = []
  /// The names of the targets that it needs.
  var dependencies: [String] = []

  /// A kind of product.
  enum Kind: Hashable, Sendable {
    /// An app.
    case app
    /// A framework or library.
    case library
    /// Tests, extensions, and other targets outside the app's own process.
    case other
  }

  /// The name of its module.
  var moduleName: String {
    let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
    return BuildRequest.identifier(from: name)
  }

  /// Adds the files of another target, which are compiled with its own.
  ///
  /// - Parameter framework: The other target.
  mutating func take(_ framework: XcodeTarget) {
    sources += framework.sources
    resources.merge(framework.resources) { own, _ in own }
    catalogues += framework.catalogues
    models += framework.models
    for package in framework.remotePackages {
      if let index = remotePackages.firstIndex(where: { $0.address == package.address }) {
        remotePackages[index].products += package.products
      } else {
        remotePackages.append(package)
      }
    }
  }

  /// Whether it is made for an iPhone or iPad, as far as the project says.
  var isForPhone: Bool {
    let systems = settings.list("SUPPORTED_PLATFORMS")
    if !systems.isEmpty { return systems.contains { $0.hasPrefix("iphone") } }
    if let kit = settings["SDKROOT"] { return kit.hasPrefix("iphone") || kit == "auto" }
    return settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil
      || settings["MACOSX_DEPLOYMENT_TARGET"] == nil
  }
}
