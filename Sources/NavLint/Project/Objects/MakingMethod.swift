import SwiftSyntax

extension FunctionDeclSyntax {
  /// The type of the new object that each call of the function returns without keeping it, or nil if there is none.
  ///
  /// The function may set up the object before it returns it: `let form = Form()`, `form.onSave = …`, `return form`.
  var madeType: String? {
    guard let type = signature.returnClause?.type, let statements = body?.statements,
      let value = statements.last?.returnedValue
    else { return nil }
    guard let name = value.plainName else { return value.madeType(as: type.trimmedDescription) }
    guard let made = statements.onlyVariable(named: name),
      let object = made.initializer?.value.madeType(
        as: made.typeAnnotation?.type.trimmedDescription ?? type.trimmedDescription
      ), !statements.returnsBefore(value), !statements.keeps(name, otherThan: value)
    else { return nil }
    return object
  }
}

extension CodeBlockItemSyntax {
  /// The expression that the statement returns, with or without `return`, or nil if there is none.
  fileprivate var returnedValue: ExprSyntax? {
    item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }
}

extension ExprSyntax {
  /// Returns the type that the expression creates, or nil if the expression does not call an initialiser.
  ///
  /// - Parameter expected: The type that `.init(…)` stands for.
  /// - Returns: The type, or nil for other expressions.
  fileprivate func madeType(as expected: String) -> String? {
    guard let call = self.as(FunctionCallExprSyntax.self).flatMap(Call.init), !call.isOnReceiver,
      call.isInitializer || call.name == "init"
    else { return nil }
    return call.name == "init" ? expected : call.name
  }
}

extension CodeBlockItemListSyntax {
  /// Returns the variable with the given name that these statements declare, or nil if the name is not unique.
  fileprivate func onlyVariable(named name: String) -> PatternBindingSyntax? {
    let all = descendants(IdentifierPatternSyntax.self).filter { $0.identifier.text == name }
    guard all.count == 1, let binding = all[0].parent?.as(PatternBindingSyntax.self),
      binding.parent?.parent?.parent?.parent?.id == Syntax(self).id
    else { return nil }
    return binding
  }

  /// Returns whether another `return` may precede the `return` with the given value.
  fileprivate func returnsBefore(_ value: ExprSyntax) -> Bool {
    descendants(ReturnStmtSyntax.self).contains { leave in
      leave.expression?.id != value.id && leave.enclosingClosure?.id == value.enclosingClosure?.id
    }
  }

  /// Returns whether a name is used in any way other than to access a member of the object.
  ///
  /// Other code may then keep the object.
  fileprivate func keeps(_ name: String, otherThan value: ExprSyntax) -> Bool {
    descendants(DeclReferenceExprSyntax.self).contains { reference in
      guard reference.baseName.text == name, !reference.isMember,
        ExprSyntax(reference).id != value.id
      else { return false }
      let base = reference.parent?.as(MemberAccessExprSyntax.self)?.base
      return base?.id != ExprSyntax(reference).id
    }
  }
}
