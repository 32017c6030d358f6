/// A namespace for spelling types in saved paths and in text for learners.
package enum TypeName {
  /// Returns the name of a type including its module, as SwiftUI writes it into saved paths.
  ///
  /// The runtime's own spelling is corrected in three places: Foundation's inner modules become `Foundation`, this
  /// module becomes `SwiftUI`, and the contexts of private and local types, which the runtime prints as addresses, are
  /// omitted.
  package static func qualified(_ type: Any.Type) -> String {
    cleaned(_typeName(type, qualified: true))
  }

  /// Returns the name of a type as it is written inside its module.
  package static func short(_ type: Any.Type) -> String {
    cleaned(_typeName(type, qualified: false))
  }

  /// Returns a type as it is written in code, such as `Int?`, `[String]` or `Route`.
  package static func spelled(_ type: Any.Type) -> String {
    if let type = type as? any SpelledType.Type { return type.spelling }
    return short(type)
  }

  /// Returns the name of the first app-defined type in a type's full name, or nil if there is none.
  ///
  /// - Parameter type: The type of a view.
  /// - Returns: The first name in the type that is neither SwiftUI's nor Swift's; nil if there is none.
  package static func leading(_ type: Any.Type) -> String? {
    let names = qualified(type).split { "<>(){}, ".contains($0) }
    let own = names.first { name in
      name.contains(".") && !["SwiftUI.", "Swift.", "Foundation."].contains { name.hasPrefix($0) }
    }
    return own.flatMap { $0.split(separator: ".").last }.map(String.init)
  }

  /// Returns a type's runtime name without addresses and with familiar module names.
  static func cleaned(_ name: String) -> String {
    // Most names are a single word, which needs no cleaning.
    guard name.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "(") }) else {
      return name
    }
    var rest = Substring(name)
    var result = ""
    while let mark = rest.firstRange(of: "(unknown context at ") {
      result += rest[..<mark.lowerBound]
      rest = rest[mark.upperBound...]
      guard let close = rest.firstIndex(of: ")") else { break }
      rest = rest[rest.index(after: close)...]
      if rest.first == "." { rest.removeFirst() }
    }
    result += rest
    for (inner, known) in modules {
      result = replacing(inner, by: known, in: result)
    }
    return result
  }

  private static let modules = [
    ("FoundationEssentials.", "Foundation."),
    ("FoundationInternationalization.", "Foundation."),
    ("NavUI.", "SwiftUI."),
  ]

  /// Returns text with a module's prefix replaced at the start of each name, but not inside longer names.
  private static func replacing(_ prefix: String, by other: String, in name: String) -> String {
    guard name.contains(prefix) else { return name }
    var rest = Substring(name)
    var result = ""
    while let range = rest.firstRange(of: prefix) {
      result += rest[..<range.lowerBound]
      let before = result.last
      let begins = before.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
      result += begins ? other : prefix
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

/// A type with a shorter spelling in Swift code.
private protocol SpelledType {
  static var spelling: String { get }
}

extension Optional: SpelledType {
  fileprivate static var spelling: String { "\(TypeName.spelled(Wrapped.self))?" }
}

extension Array: SpelledType {
  fileprivate static var spelling: String { "[\(TypeName.spelled(Element.self))]" }
}

extension Dictionary: SpelledType {
  fileprivate static var spelling: String {
    "[\(TypeName.spelled(Key.self)): \(TypeName.spelled(Value.self))]"
  }
}
