/// The modules that an app imports and that packages may provide.
struct PackageImports: Hashable {
  /// The names of the modules.
  private(set) var modules: Set<String> = []

  /// Creates a list of the modules that files import.
  ///
  /// - Parameter files: The app's files.
  init(of files: [SourceFile]) {
    for file in files {
      for statement in ImportOutline(of: file.text).statements
      where !statement.isAlwaysThere && FrameworkHome.all[statement.module] == nil {
        modules.insert(statement.module)
      }
    }
  }

  /// Returns the network packages that must be fetched because they may provide an imported module.
  ///
  /// Only the fetched packages know their modules. Most have the name of a product, or a part of it.
  ///
  /// - Parameters:
  ///   - packages: The packages that the app's project names.
  ///   - hasOthers: Whether there are packages on this computer, to which other modules belong.
  /// - Returns: The packages; none if a module is imported that cannot be had here, which is reported at its import
  ///   without a download.
  func need(_ packages: [RemotePackage], besides hasOthers: Bool) -> [RemotePackage] {
    guard !modules.contains(where: { name in Self.makers.contains { name.hasPrefix($0) } }) else {
      return []
    }
    let suitable = { (package: RemotePackage, module: String) in
      package.products.contains { product in
        let (name, own) = (Self.letters(of: product), Self.letters(of: module))
        return name.contains(own) || own.contains(name)
      }
    }
    let isKnown = modules.allSatisfy { module in packages.contains { suitable($0, module) } }
    guard isKnown || hasOthers else { return packages }
    return packages.filter { package in modules.contains { suitable(package, $0) } }
  }

  /// The name prefixes of modules that require Apple platforms.
  private static let makers = [
    "Amplify", "FBSDK", "Facebook", "Firebase", "GoogleMaps", "GoogleMobileAds", "GoogleSignIn",
    "Lottie", "Mapbox", "OneSignal", "Realm", "RevenueCat",
  ]

  private static func letters(of name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// Returns whether the app imports a module of a product that is a library.
  ///
  /// - Parameter product: The product of a package.
  /// - Returns: Whether it is a library with an imported module.
  func need(_ product: PackageManifest.Product) -> Bool {
    product.isLibrary && product.targets.contains { modules.contains(Self.module(of: $0)) }
  }

  /// Returns the module name of a target, such as `my_kit` for `my-kit`.
  private static func module(of target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
