import Foundation

/// A table of library symbols with the iOS versions that introduced them.
struct AvailabilityTable: Hashable, Sendable, Codable {
  /// An entry with the facts about one symbol.
  struct Entry: Hashable, Sendable, Codable {
    /// The name of the symbol as the compiler shows it, such as `onChange(of:initial:_:)`.
    var name: String
    /// The version that introduced the symbol.
    var version: SystemVersion
    /// A Boolean value that indicates whether the symbol is a type or a macro.
    var isType: Bool
  }

  /// The symbols that are newer than SwiftUI's first version, keyed by their unique names.
  var entries: [String: Entry] = [:]

  /// Adds the symbols of a module from the toolchain's description of the module.
  ///
  /// A method may have a newer version with the same effect, such as `foregroundStyle` for texts. For an older target,
  /// Apple's compiler takes the older version, so the older iOS version counts for both.
  ///
  /// - Parameter data: The description in JSON.
  /// - Throws: An error if the description is invalid.
  mutating func add(symbolGraph data: Data) throws {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
    var oldest: [[String]: SystemVersion] = [:]
    for symbol in graph.symbols {
      for path in symbol.paths {
        oldest[path] = min(oldest[path] ?? symbol.version, symbol.version)
      }
    }
    for symbol in graph.symbols {
      let version = symbol.paths.compactMap { oldest[$0] }.min() ?? symbol.version
      guard version > Self.first, let name = symbol.pathComponents.last else { continue }
      entries[symbol.identifier.precise] = Entry(
        name: name,
        version: version,
        isType: symbol.isType
      )
    }
  }

  /// The version of iOS that introduced SwiftUI.
  private static let first = SystemVersion(major: 13)
}

/// The relevant part of the toolchain's description of a module.
private struct SymbolGraph: Decodable {
  var symbols: [Symbol]

  struct Symbol: Decodable {
    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var availability: [Availability]?

    struct Identifier: Decodable {
      var precise: String
    }

    struct Kind: Decodable {
      var identifier: String
    }

    struct Availability: Decodable {
      var domain: String?
      var introduced: Version?
    }

    struct Version: Decodable {
      var major: Int
      var minor: Int?
    }

    /// The version that introduced the symbol, or iOS 13 if none is given.
    var version: SystemVersion {
      let versions = availability?.filter { $0.domain == "iOS" }.compactMap(\.introduced) ?? []
      return versions.map { SystemVersion(major: $0.major, minor: $0.minor ?? 0) }.max()
        ?? SystemVersion(major: 13)
    }

    var isType: Bool {
      switch kind.identifier {
      case "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias",
        "swift.macro", "swift.actor":
        true
      default: false
      }
    }

    /// The possible paths of the symbol, which include a path in `View` for members of `Text` and `Image`.
    var paths: [[String]] {
      guard let name = pathComponents.last, !isType else { return [] }
      let isViewMember =
        pathComponents.dropLast() == ["Text"] || pathComponents.dropLast() == ["Image"]
      return [pathComponents] + (isViewMember ? [["View", name]] : [])
    }
  }
}
