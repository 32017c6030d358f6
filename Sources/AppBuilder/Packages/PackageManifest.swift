import Foundation

/// A package's manifest, as written by `swift package dump-package`.
struct PackageManifest: Hashable, Sendable, Decodable {
  /// The products that other packages can use.
  var products: [Product]
  /// A product of the package.
  struct Product: Hashable, Sendable, Decodable {
    /// The name of the product.
    var name: String
    /// A Boolean value that indicates whether the product is a library.
    var isLibrary: Bool
    /// The names of the product's targets.
    var targets: [String]

    private enum CodingKeys: CodingKey { case name, type, targets }
    private struct Kind: Decodable {
      var library: [String]?
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      targets = try values.decode([String].self, forKey: .targets)
      isLibrary = try values.decode(Kind.self, forKey: .type).library != nil
    }
  }

  /// Creates a manifest from the package manager's output.
  ///
  /// - Parameter output: The output, in which warnings may precede the manifest.
  /// - Throws: Foundation's error if the manifest is invalid.
  init(output: String) throws {
    let start = output.firstIndex(of: "{") ?? output.startIndex
    self = try JSONDecoder().decode(PackageManifest.self, from: Data(output[start...].utf8))
  }
}
