import SwiftSyntax

extension FunctionDeclSyntax {
  /// The type that the function creates in each call, if it returns the new object and keeps it nowhere.
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
  /// The expression that the statement returns; a statement that is an expression alone may return it too.
  fileprivate var returnedValue: ExprSyntax? {
    item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }
}

extension ExprSyntax {
  /// Returns the type that a call of an initialiser creates.
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
  /// Returns the variable of a name that these statements declare themselves; nil if there are several of that name in
  /// them or deeper.
  fileprivate func onlyVariable(named name: String) -> PatternBindingSyntax? {
    let all = descendants(IdentifierPatternSyntax.self).filter { $0.identifier.text == name }
    guard all.count == 1, let binding = all[0].parent?.as(PatternBindingSyntax.self),
      binding.parent?.parent?.parent?.parent?.id == Syntax(self).id
    else { return nil }
    return binding
  }

  /// Returns whether another `return` may come first, as where a kept object is returned.
  fileprivate func returnsBefore(_ value: ExprSyntax) -> Bool {
    descendants(ReturnStmtSyntax.self).contains { leave in
      leave.expression?.id != value.id && leave.enclosingClosure?.id == value.enclosingClosure?.id
    }
  }

  /// Returns whether a name is used in another way than for a member of the object, so that something may keep it.
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
