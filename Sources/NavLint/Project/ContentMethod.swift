import SwiftSyntax

/// A method that creates views, with facts about what these views can do.
struct ContentMethod: Hashable, Sendable {
  /// The names of all functions and types that the method calls.
  var calls: Set<String>
  /// The values that the method passes on unchanged.
  var handed: Set<Handed>
  /// The types of the parameters as written, keyed by label, or by an empty string if there is no label.
  var parameters: [String: String]
  /// A Boolean value that indicates whether the method itself may change state, through a control, an assignment or a
  /// binding.
  var acts: Bool

  /// An argument that is a simple name or a member of a named value.
  struct Handed: Hashable, Sendable {
    /// The name of the view or modifier that receives the value.
    var receiver: String
    /// The label of the argument, or an empty string if there is no label.
    var label: String
  }

  /// Creates facts about a method, or returns nil if the method does not create views.
  init?(_ function: FunctionDeclSyntax) {
    guard let body = function.body, let type = function.signature.returnClause?.type,
      type.as(SomeOrAnyTypeSyntax.self)?.constraint.simpleName == "View"
        || type.simpleName == "AnyView"
    else { return nil }
    let inner = body.innerCalls
    calls = Set(inner.map(\.name))
    handed = []
    acts = inner.contains { !$0.closures.isEmpty && CoverControls.contains($0.name) }
    for call in inner where !call.injects {
      for argument in call.node.arguments where argument.expression.isNamedValue {
        handed.insert(Handed(receiver: call.name, label: argument.label?.text ?? ""))
      }
    }
    acts =
      acts || !body.descendants(AssignmentExprSyntax.self).isEmpty
      || body.descendants(DeclReferenceExprSyntax.self).contains {
        $0.baseName.text.hasPrefix("$")
      }
    parameters = function.signature.parameterClause.parameters.reduce(into: [:]) {
      $0[$1.callLabel] = $1.type.trimmedDescription
    }
  }

  /// Returns a type's methods that create views, keyed by name with labels, such as `cover(for:)`.
  static func all(in type: TypeDeclaration) -> [String: ContentMethod] {
    type.methods.reduce(into: [:]) { methods, function in
      guard let method = ContentMethod(function) else { return }
      let labels = function.signature.parameterClause.parameters.map(\.callLabel)
      methods[key(function.name.text, labels)] = method
    }
  }

  /// Returns the name of a method with the labels of its parameters.
  static func key(_ name: String, _ labels: [String]) -> String {
    "\(name)(\(labels.map { $0.isEmpty ? "_:" : "\($0):" }.joined()))"
  }
}

/// The controls and modifiers whose actions may end a presentation.
enum CoverControls {
  /// Returns whether a call with the given name runs its closure in response to an event.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = ["Button", "onTapGesture", "Menu", "task", "onAppear"]
}

extension TypeFacts {
  /// The names of the methods that create views.
  var contentMethodNames: Set<String> {
    Set(contentMethods.keys.map { String($0.prefix { $0 != "(" }) })
  }
}

extension FunctionParameterSyntax {
  /// The label of the parameter in calls, or an empty string if there is no label.
  fileprivate var callLabel: String { firstName.text == "_" ? "" : firstName.text }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is a name such as `router`, or a member such as
  /// `router.child`.
  fileprivate var isNamedValue: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.as(MemberAccessExprSyntax.self)?.base != nil
  }
}

extension Call {
  /// A Boolean value that indicates whether the call puts its argument into the environment.
  ///
  /// Only views that request the argument receive it.
  var injects: Bool { isOnReceiver && ["environmentObject", "environment"].contains(name) }
}

extension Project {
  /// Returns the method that creates the views in the result of a call, or nil if the method is unknown.
  ///
  /// - Parameter call: A call in the current file, such as `coordinator.cover(for: page)`.
  /// - Returns: The method, or nil if it is not known.
  func contentMethod(of call: Call) -> ContentMethod? {
    guard !call.isInitializer, call.closures.isEmpty else { return nil }
    let owner: String?
    if let receiver = call.receiver, receiver.plainName != "self" {
      owner =
        typeText(of: receiver)
        ?? receiver.as(DeclReferenceExprSyntax.self)
        .flatMap { declarations.property(of: $0)?.environmentType }
    } else {
      owner = call.node.enclosingTypeName
    }
    return owner.flatMap(type(named:))?.contentMethods[ContentMethod.key(call.name, call.labels)]
  }
}
