import SwiftSyntax

/// A type's methods and setters that read saved data and store it in properties.
struct RestoringMethods: Hashable, Sendable {
  /// The restored properties, keyed by the method's name, or by the name of the setter's property followed by `=`.
  private(set) var properties: [String: Set<String>] = [:]

  /// Creates an empty set of restoring methods.
  init() {}

  /// Creates a set of the restoring methods of a type.
  init(of type: TypeDeclaration, in file: ParsedFile) {
    var calls: [String: Set<String>] = [:]
    for (name, body) in Self.bodies(of: type) {
      // Code with a condition runs once, or only if there is no data.
      let asks = body.descendants(ConditionElementSyntax.self).contains { element in
        if case .expression = element.condition { return true }
        return false
      }
      guard !asks else { continue }
      calls[name] = Set(body.innerCalls.filter { $0.isOnSelf }.map(\.name))
      guard body.readsSaved(in: type, of: file) else { continue }
      let assigned = body.descendants(SequenceExprSyntax.self).compactMap(\.restoredProperty)
      if !assigned.isEmpty { properties[name] = Set(assigned) }
    }
    var isChanged = !properties.isEmpty
    while isChanged {
      isChanged = false
      for (name, called) in calls {
        let all = called.reduce(into: properties[name] ?? []) { $0.formUnion(properties[$1] ?? []) }
        if all != properties[name] ?? [] {
          properties[name] = all
          isChanged = true
        }
      }
    }
  }

  /// Adds the methods from another declaration of the type.
  mutating func merge(_ other: RestoringMethods) {
    properties.merge(other.properties) { $0.union($1) }
  }

  /// Returns the bodies of methods and setters with their names.
  private static func bodies(of type: TypeDeclaration) -> [(name: String, body: Syntax)] {
    let methods = type.methods.compactMap { method in
      method.body.map { (name: method.name.text, body: Syntax($0)) }
    }
    let setters = type.properties.flatMap { property -> [(name: String, body: Syntax)] in
      guard case .accessors(let list) = property.accessors?.accessors else { return [] }
      return list.filter { $0.accessorSpecifier.text == "set" }
        .compactMap { accessor in
          accessor.body.map { (name: "\(property.name)=", body: Syntax($0)) }
        }
    }
    return methods + setters
  }
}

extension Call {
  /// A Boolean value that indicates whether the call is a method call on `self`.
  fileprivate var isOnSelf: Bool { receiver.map { $0.plainName == "self" } ?? true }
}

extension SequenceExprSyntax {
  /// The property to which the node assigns a value other than an empty list, or nil if there is none.
  fileprivate var restoredProperty: String? {
    guard let target = elements.first?.memberPath, target.count == 1,
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    let isEmptied =
      elements.count == 3 && elements.last?.as(ArrayExprSyntax.self)?.elements.isEmpty == true
    return isEmptied ? nil : target[0]
  }
}
