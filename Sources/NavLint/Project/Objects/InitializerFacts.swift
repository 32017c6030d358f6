import SwiftSyntax

/// An initialiser's use of its parameters.
package struct InitializerFacts: Hashable, Sendable {
  /// The parameters, by their labels; an empty text for none.
  package var parameters: [String: Parameter]

  /// A parameter of an initialiser.
  package struct Parameter: Hashable, Sendable {
    /// The type as written.
    package var type: String
    /// The use of the value.
    package var use: Use
  }

  /// An initialiser's use of a parameter's value.
  package enum Use: Hashable, Sendable {
    /// It is stored in a property unchanged.
    case stored(String)
    /// It is stored in a wrapper that keeps only its first value, such as `StateObject`.
    case owned(String)
    /// It is created on demand: a closure, or an autoclosure.
    case deferred
    /// The use is unknown.
    case unknown
  }

  /// Reads an initialiser.
  init(_ initializer: InitializerDeclSyntax) {
    let uses = Self.uses(in: initializer)
    parameters = initializer.signature.parameterClause.parameters.reduce(into: [:]) {
      let label = $1.firstName.text == "_" ? "" : $1.firstName.text
      let name = ($1.secondName ?? $1.firstName).text
      let type = $1.type.trimmedDescription
      let isDeferred = type.contains("->") || type.contains("@autoclosure")
      $0[label] = Parameter(type: type, use: isDeferred ? .deferred : uses[name] ?? .unknown)
    }
  }

  /// Returns the use of each name that the body assigns to a property.
  private static func uses(in initializer: InitializerDeclSyntax) -> [String: Use] {
    var uses: [String: Use] = [:]
    for (target, value) in initializer.assignments {
      let property = String(target.trimmingPrefix("_"))
      if let name = value.plainName {
        uses[name] = uses[name] ?? .stored(property)
      } else if let wrapper = value.as(FunctionCallExprSyntax.self).flatMap(Call.init),
        !wrapper.isOnReceiver,
        let wrapped = wrapper.argument("wrappedValue") ?? wrapper.argument("initialValue"),
        let name = wrapped.plainName
      {
        let isOwned = ["State", "StateObject", "init"].contains(wrapper.name)
        uses[name] = isOwned ? .owned(property) : .stored(property)
      }
    }
    return uses
  }
}

extension InitializerDeclSyntax {
  /// The body's assignments to properties of the type, in order.
  var assignments: [(target: String, value: ExprSyntax)] {
    (body?.descendants(SequenceExprSyntax.self) ?? []).compactMap { sequence in
      guard let target = sequence.elements.first?.memberPath, target.count == 1,
        sequence.elements.count == 3,
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let value = sequence.elements.last
      else { return nil }
      return (target[0], value)
    }
  }
}
