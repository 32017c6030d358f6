package import SwiftSyntax

/// A function call with the parts that rules examine: its name, arguments, closures and receiver.
package struct Call: Sendable {
  /// The syntax node of the call.
  package let node: FunctionCallExprSyntax
  /// The last part of the called name, such as `sheet`, `NavigationStack` or `removeLast`.
  package private(set) var name: String
  /// The token of the name, to which most findings point.
  package let nameToken: TokenSyntax
  /// The receiver of the call: the view in `view.sheet(…)`, or nil for `NavigationStack(…)` and `.init(…)`.
  package let receiver: ExprSyntax?

  /// Creates a call from a node, or returns nil if the called expression has no name.
  init?(_ node: FunctionCallExprSyntax) {
    var called = Self.bare(node.calledExpression)
    // 'Tab.init(…)' and '(Tab)(…)' are equivalent to 'Tab(…)', and a type may have any name.
    if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let type = member.base.map(Self.bare), Self.isNamedType(type)
    {
      called = type
    }
    if let member = called.as(MemberAccessExprSyntax.self) {
      nameToken = member.declName.baseName
      let isModule = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "SwiftUI"
      receiver = isModule ? nil : member.base ?? member.conditionalBase
    } else if let reference = called.as(DeclReferenceExprSyntax.self) {
      nameToken = reference.baseName
      receiver = nil
    } else {
      return nil
    }
    let plain = nameToken.plainText
    name = receiver == nil ? SwiftUIForm.name(of: node, calledAs: plain) : plain
    self.node = node
  }

  /// Returns the called expression without parentheses, generic arguments, `?` and `!`.
  private static func bare(_ expression: ExprSyntax) -> ExprSyntax {
    var called = expression
    while true {
      if let generic = called.as(GenericSpecializationExprSyntax.self) {
        called = generic.expression
      } else if let optional = called.as(OptionalChainingExprSyntax.self) {
        called = optional.expression
      } else if let forced = called.as(ForceUnwrapExprSyntax.self) {
        called = forced.expression
      } else if let tuple = called.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first, element.label == nil
      {
        called = element.expression
      } else {
        return called
      }
    }
  }

  /// Returns whether the expression before `.init` names a type or a value that contains a type.
  private static func isNamedType(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName {
      return !["self", "super", "init"].contains(name.text)
    }
    let member = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return member.map { !["self", "init"].contains($0) } ?? false
  }

  /// Returns a copy of the call with another name.
  ///
  /// - Parameter name: The name that the one in the source stands for.
  /// - Returns: The call.
  func named(_ name: String) -> Call {
    var call = self
    call.name = name
    return call
  }

  /// A Boolean value that indicates whether the call is `.name(…)` on an explicit receiver.
  package var isOnReceiver: Bool { receiver != nil }

  /// A Boolean value that indicates whether the call is `.name(…)` without a receiver, as in `Page(model: .first())`.
  var isImplicitMember: Bool {
    receiver == nil && node.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
      && node.calledExpression.is(MemberAccessExprSyntax.self)
  }

  /// A Boolean value that indicates whether the name begins with a capital letter, as type names do.
  package var isInitializer: Bool { name.first?.isUppercase == true }

  /// A Boolean value that indicates whether the call creates a type by its qualified name, as in `Shop.Model()`.
  var isOfNestedType: Bool {
    guard isInitializer, let names = receiver?.memberPath, !names.isEmpty else { return false }
    return names.allSatisfy { $0.first?.isUppercase == true }
  }
}

extension Call {
  /// Returns the value of the argument with the given label in the parentheses, or nil if there is none.
  ///
  /// - Parameter label: The label; nil for the first argument without a label.
  /// - Returns: The value, or nil if there is no such argument.
  package func argument(_ label: String?) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }

  /// Returns whether the call has an argument or trailing closure with the given label.
  ///
  /// - Parameter label: The label.
  /// - Returns: Whether there is one.
  package func has(_ label: String) -> Bool {
    argument(label) != nil || node.additionalTrailingClosures.contains { $0.label.text == label }
  }

  /// The labels in the parentheses, with an empty string for an argument without a label.
  package var labels: [String] { node.arguments.map { $0.label?.text ?? "" } }

  /// The first trailing closure, or nil if there is none.
  package var trailingClosure: ClosureExprSyntax? { node.trailingClosure }

  /// Returns the closure with the given label, in the parentheses or after them, or nil if there is none.
  ///
  /// - Parameter label: The label.
  /// - Returns: The closure, or nil if there is none.
  package func closure(_ label: String) -> ClosureExprSyntax? {
    if let trailing = node.additionalTrailingClosures.first(where: { $0.label.text == label }) {
      return trailing.closure
    }
    return argument(label)?.as(ClosureExprSyntax.self)
  }

  /// All closures of the call in order, with their labels.
  ///
  /// The first trailing closure has no label.
  package var closures: [(label: String?, closure: ClosureExprSyntax)] {
    var closures: [(label: String?, closure: ClosureExprSyntax)] = []
    for argument in node.arguments {
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        closures.append((argument.label?.text, closure))
      }
    }
    if let closure = node.trailingClosure { closures.append((nil, closure)) }
    for trailing in node.additionalTrailingClosures {
      closures.append((trailing.label.text, trailing.closure))
    }
    return closures
  }
}

extension TokenSyntax {
  /// The text of a name, without the backticks that Swift allows around it.
  var plainText: String {
    let text = text
    guard text.count > 2, text.first == "`", text.last == "`" else { return text }
    return String(text.dropFirst().dropLast())
  }
}
