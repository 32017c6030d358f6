/// A target with code in an Xcode project.
struct XcodeTarget: Hashable, Sendable {
  /// The name of the target.
  var name: String
  /// The kind of product that the target builds.
  var kind: Kind
  /// The absolute paths of the Swift files, in the order of the project.
  var sources: [String] = []
  /// The absolute paths of the resources, keyed by their paths in the bundle.
  var resources: [String: String] = [:]
  /// The absolute paths of the asset catalogues.
  var catalogues: [String] = []
  /// The absolute paths of the data models.
  var models: [String] = []
  /// The build settings of the target.
  var settings = XcodeSettings()
  /// The names of the package products that the target needs.
  var products: [String] = []
  /// The network packages that the target needs.
  var remotePackages: [RemotePackage] = []
  /// The names of the targets on which the target depends.
  var dependencies: [String] = []

  /// A kind of product.
  enum Kind: Hashable, Sendable {
    /// An app that can be launched.
    case app
    /// A framework or library.
    case library
    /// Tests, an extension, or another target outside the app's own process.
    case other
  }

  /// The name of the target's module.
  var moduleName: String {
    let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
    return BuildRequest.identifier(from: name)
  }

  /// Adds the files of a framework's target, which are compiled together with this target's files.
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

  /// A Boolean value that indicates whether the target is for an iPhone or iPad, according to its settings.
  var isForPhone: Bool {
    let systems = settings.list("SUPPORTED_PLATFORMS")
    if !systems.isEmpty { return systems.contains { $0.hasPrefix("iphone") } }
    if let kit = settings["SDKROOT"] { return kit.hasPrefix("iphone") || kit == "auto" }
    return settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil
      || settings["MACOSX_DEPLOYMENT_TARGET"] == nil
  }
}
