/// The modules that an app imports and that may come from packages.
struct PackageImports: Hashable {
  /// The names of the modules.
  private(set) var modules: Set<String> = []

  /// Collects the names.
  ///
  /// - Parameter files: The app's files.
  init(of files: [SourceFile]) {
    for file in files {
      for statement in ImportOutline(of: file.text).statements where !statement.isAlwaysThere {
        modules.insert(statement.module)
      }
    }
  }

  /// Returns whether the app needs a product.
  ///
  /// - Parameter product: The product of a package.
  /// - Returns: Whether it is a library with an imported module.
  func need(_ product: PackageManifest.Product) -> Bool {
    product.isLibrary && product.targets.contains { modules.contains(Self.module(of: $0)) }
  }

  /// Returns the module of a target: `my_kit` for `my-kit`.
  private static func module(of target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
