import Foundation

/// A box for a single value of a path.
///
/// A value from a saved path stays JSON until ``resolve(as:)`` is called with a matching type. The box then contains
/// the value for all paths that share it.
package final class PathElement {
  private var content: Content

  private enum Content {
    case value(any PathValue)
    case saved(Saved)
  }

  /// A value as stored in a saved path.
  struct Saved: Equatable {
    let tag: String
    let json: String
  }

  /// Creates a box for a value that cannot be saved.
  package init<V: Hashable>(_ value: V) {
    content = .value(PlainPathValue(value: value))
  }

  /// Creates a box for a value that can be saved.
  package init<V: Hashable & Codable>(codable value: V) {
    content = .value(CodablePathValue(value: value))
  }

  /// Creates a box for a value that has not yet been decoded from a saved path.
  package init(tag: String, json: String) {
    content = .saved(Saved(tag: tag, json: json))
  }

  /// The value in the box, or nil while only its JSON is known.
  package var value: (any Hashable)? {
    guard case .value(let value) = content else { return nil }
    return value.hashable
  }

  /// The static type with which the value was appended, or nil while only its JSON is known.
  package var type: (any Hashable.Type)? {
    guard case .value(let value) = content else { return nil }
    return value.type
  }

  /// The name of the value's type, including its module.
  package var typeName: String {
    switch content {
    case .value(let value): TypeName.qualified(value.type)
    case .saved(let saved): saved.tag
    }
  }

  /// A Boolean value that indicates whether the value can be saved.
  package var isCodable: Bool {
    switch content {
    case .value(let value): value.isCodable
    case .saved: true
    }
  }

  /// Returns the value, decoded if necessary, or nil if it was appended or saved with another type.
  ///
  /// - Parameter type: The type for which a destination exists.
  /// - Returns: The value, or nil if it has another type.
  /// - Throws: A `DecodingError` if the saved name fits the type and the saved JSON does not.
  package func resolve<V: Hashable>(as type: V.Type) throws -> V? {
    switch content {
    case .value(let value):
      return value.type == type ? value.hashable as? V : nil
    case .saved(let saved):
      guard saved.names(type), let codable = V.self as? any (Hashable & Codable).Type else {
        return nil
      }
      let value = try Self.decode(saved.json, as: codable)
      content = .value(value)
      return value.hashable as? V
    }
  }

  private static func decode<V: Hashable & Codable>(
    _ json: String,
    as type: V.Type
  ) throws -> any PathValue {
    CodablePathValue(value: try JSONDecoder().decode(type, from: Data(json.utf8)))
  }

  /// Returns the value as stored in a saved path.
  func saved() throws -> Saved {
    switch content {
    case .value(let value): Saved(tag: TypeName.qualified(value.type), json: try value.json())
    case .saved(let saved): saved
    }
  }
}

extension PathElement: Equatable {
  /// Returns whether two boxes contain equal values of the same type.
  package static func == (lhs: PathElement, rhs: PathElement) -> Bool {
    if lhs === rhs { return true }
    switch (lhs.content, rhs.content) {
    case (.value(let left), .value(let right)): return left.equals(right)
    case (.saved(let left), .saved(let right)): return left == right
    case (.value(let value), .saved): return value.equals(saved: rhs)
    case (.saved, .value(let value)): return value.equals(saved: lhs)
    }
  }
}

extension PathElement.Saved {
  /// Returns whether the saved name refers to a type, either in SwiftUI's spelling or as a mangled name.
  fileprivate func names(_ type: Any.Type) -> Bool {
    tag == TypeName.qualified(type) || tag == _mangledTypeName(type)
  }
}
