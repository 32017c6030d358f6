import Foundation

/// A data model of Core Data, as Xcode's editor writes it.
struct DataModel: Hashable, Sendable {
  /// The model's name, which containers refer to.
  var name: String
  /// The kinds of objects.
  var entities: [Entity] = []

  /// A kind of object.
  struct Entity: Hashable, Sendable {
    /// The name.
    var name: String
    /// The class, or nil if objects have no class of their own.
    var className: String?
    /// The parent entity, or nil.
    var parent: String?
    /// The amount of code that Xcode generates: `class`, `category`, or nothing.
    var generation: String?
    /// The attributes.
    var attributes: [[String: String]] = []
    /// The relationships to other objects.
    var relationships: [[String: String]] = []
  }

  /// Reads a model; nil if the folder contains none.
  ///
  /// - Parameter bundle: The absolute path of a folder whose name ends in `.xcdatamodeld` or
  ///   `.xcdatamodel`.
  init?(at bundle: String) {
    let url = URL(filePath: bundle)
    var folder = url
    if url.pathExtension == "xcdatamodeld" {
      // A folder that cannot be listed contains no model; the compiler then reports the missing
      // classes.
      let versions =
        ((try? FileManager.default.contentsOfDirectory(atPath: bundle)) ?? [])
        .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
      let current = FileManager.default.contents(atPath: "\(bundle)/.xccurrentversion")
        .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
      let named = (current as? [String: Any])?["_XCCurrentVersionName"] as? String
      guard let version = named ?? versions.last else { return nil }
      folder = url.appending(path: version)
    }
    guard let data = FileManager.default.contents(atPath: folder.appending(path: "contents").path)
    else { return nil }
    self.init(
      name: url.deletingPathExtension().lastPathComponent,
      text: String(decoding: data, as: UTF8.self)
    )
  }

  /// Reads the text of a model.
  ///
  /// - Parameters:
  ///   - name: The model's name.
  ///   - text: The text of the file `contents`.
  init(name: String, text: String) {
    self.name = name
    for tag in text.matches(of: /<(\w+)((?:\s+[\w:]+="[^"]*")*)\s*\/?>/) {
      let values = Self.values(in: tag.2)
      switch tag.1 {
      case "entity":
        guard let name = values["name"] else { continue }
        let className = values["representedClassName"].map { String($0.drop { $0 == "." }) }
        entities.append(
          Entity(
            name: name,
            className: className == "NSManagedObject" ? nil : className,
            parent: values["parentEntity"],
            generation: values["codeGenerationType"]
          )
        )
      case "attribute" where !entities.isEmpty:
        entities[entities.count - 1].attributes.append(values)
      case "relationship" where !entities.isEmpty:
        entities[entities.count - 1].relationships.append(values)
      default: continue
      }
    }
  }

  private static func values(in text: Substring) -> [String: String] {
    var values: [String: String] = [:]
    for pair in text.matches(of: /([\w:]+)="([^"]*)"/) {
      values[String(pair.1)] = String(pair.2).replacing("&quot;", with: "\"")
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
    return values
  }
}
