import Foundation

/// A package's description of itself, as `swift package dump-package` writes it.
struct PackageManifest: Hashable, Sendable, Decodable {
  /// The products that others can use.
  var products: [Product]
  /// A product.
  struct Product: Hashable, Sendable, Decodable {
    /// The name.
    var name: String
    /// Whether it is a library.
    var isLibrary: Bool
    /// The names of its targets.
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

  /// Reads the package manager's output.
  ///
  /// - Parameter output: The output, in which warnings may precede the manifest.
  /// - Throws: Foundation's error if the manifest is invalid.
  init(output: String) throws {
    let start = output.firstIndex(of: "{") ?? output.startIndex
    self = try JSONDecoder().decode(PackageManifest.self, from: Data(output[start...].utf8))
  }
}
