import SwiftSyntax

/// The parameters of an initialiser, with the use of each.
package struct InitializerFacts: Hashable, Sendable {
  /// The parameters, keyed by label, or by an empty string if there is no label.
  package var parameters: [String: Parameter]

  /// A parameter of an initialiser.
  package struct Parameter: Hashable, Sendable {
    /// The type of the parameter as written.
    package var type: String
    /// The use of the parameter's value.
    package var use: Use
  }

  /// A way in which an initialiser uses the value of a parameter.
  package enum Use: Hashable, Sendable {
    /// Storage of the unchanged value in the named property.
    case stored(String)
    /// Storage in a wrapper that keeps only its first value, such as `StateObject`.
    case owned(String)
    /// Creation of the value on demand, by a closure or an autoclosure.
    case deferred
    /// An unknown use of the value.
    case unknown
  }

  /// Creates facts about an initialiser.
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

  /// Returns the uses of the names that the initialiser assigns to properties, keyed by name.
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
  /// The initialiser's assignments to properties of the type, in order.
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
