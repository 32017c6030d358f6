extension NavigationPath {
  /// A representation of a path that can be saved and restored.
  ///
  /// It is written as one flat array of strings, beginning with the top of the stack: the name of the type and the
  /// value's own JSON for each value.
  public struct CodableRepresentation {
    let elements: [PathElement]
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  /// Creates a representation by reading a saved path, whose values remain JSON until a destination for their type is
  /// known.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var topFirst: [PathElement] = []
    while !container.isAtEnd {
      let tag = try container.decode(String.self)
      guard !container.isAtEnd else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "The type name '\(tag)' is not followed by a value"
        )
      }
      topFirst.append(PathElement(tag: tag, json: try container.decode(String.self)))
    }
    elements = topFirst.reversed()
  }

  /// Writes the path as pairs of a type name and the value's JSON, starting with the top of the stack.
  public func encode(to encoder: any Encoder) throws {
    let pairs: [PathElement.Saved]
    do {
      pairs = try elements.reversed().map { try $0.saved() }
    } catch {
      // SwiftUI documents this: an empty keyed container in place of the path, and the error.
      _ = encoder.container(keyedBy: NoKey.self)
      throw error
    }
    var container = encoder.unkeyedContainer()
    for pair in pairs {
      try container.encode(pair.tag)
      try container.encode(pair.json)
    }
  }

  private enum NoKey: CodingKey {}
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Returns whether two representations contain equal values in the same order.
  public static func == (
    lhs: NavigationPath.CodableRepresentation,
    rhs: NavigationPath.CodableRepresentation
  ) -> Bool {
    lhs.elements == rhs.elements
  }
}

@available(*, unavailable)
extension NavigationPath.CodableRepresentation: Sendable {}
