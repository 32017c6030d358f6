import SwiftSyntax

extension RecreatedObjectRule {
  /// Returns the wrapper that keeps a player or publisher, or nil if the value creates neither.
  ///
  /// Its listeners are lost with it.
  static func systemKeeper(of value: ExprSyntax) -> String? {
    let classes: Set<String> = [
      "AVPlayer", "AVQueuePlayer", "CurrentValueSubject", "PassthroughSubject",
    ]
    let name = value.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name
    return name.map(classes.contains) == true ? "@State" : nil
  }
}

extension SyntaxProtocol {
  /// A Boolean value that indicates whether the node runs only under a condition of its function.
  var isInBranch: Bool {
    var node = parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      if current.is(IfExprSyntax.self) || current.is(SwitchCaseSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is a call of an initialiser, such as `Model()` or `.init()`.
  fileprivate var isInitialization: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self).flatMap(Call.init) else { return false }
    return !call.isOnReceiver && (call.isInitializer || call.name == "init")
  }

  /// A Boolean value that indicates whether the expression creates an object, directly or in a wrapper.
  var createsObject: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self).flatMap(Call.init) else { return false }
    guard call.name == "ObservedObject" else { return isInitialization }
    return (call.argument("wrappedValue") ?? call.argument("initialValue"))?.isInitialization
      == true
  }
}

extension InitializerDeclSyntax {
  /// Returns the value of a local constant that the initialiser assigns to a property, or nil if there is none.
  func localValue(of expression: ExprSyntax) -> ExprSyntax? {
    guard let name = expression.plainName else { return nil }
    return body?.statements.lazy
      .compactMap { $0.item.as(VariableDeclSyntax.self) }
      .flatMap(\.bindings)
      .first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }?
      .initializer?.value
  }
}
