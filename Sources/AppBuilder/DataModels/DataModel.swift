import Foundation

/// A data model of Core Data, in the format of Xcode's editor.
struct DataModel: Hashable, Sendable {
  /// The model's name, by which containers refer to the model.
  var name: String
  /// The entities of the model.
  var entities: [Entity] = []

  /// An entity, which describes a kind of object.
  struct Entity: Hashable, Sendable {
    /// The name of the entity.
    var name: String
    /// The name of the entity's class, or nil if the entity has no class.
    var className: String?
    /// The name of the parent entity, or nil if there is none.
    var parent: String?
    /// The kind of code that Xcode generates for the entity: `class`, `category`, or nil for none.
    var generation: String?
    /// The attributes of the entity.
    var attributes: [[String: String]] = []
    /// The relationships of the entity to other entities.
    var relationships: [[String: String]] = []
  }

  /// Creates a model by reading a folder, or returns nil if the folder contains no model.
  ///
  /// - Parameter bundle: The absolute path of a folder whose name ends in `.xcdatamodeld` or `.xcdatamodel`.
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

  /// Creates a model from its text.
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
