import Findings
import SwiftSyntax

/// A rule that finds state changes during the evaluation of a body.
struct StateChangeDuringUpdateRule: Rule {
  static let fault = "state-change-during-update"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let hidden = file.nodes(VariableDeclSyntax.self).compactMap { declaration -> ExprSyntax? in
      guard let binding = declaration.bindings.first,
        binding.pattern.is(WildcardPatternSyntax.self),
        let value = binding.initializer?.value, let type = declaration.enclosingType,
        isBody(declaration, of: type, in: file), !isDeferred(declaration)
      else { return nil }
      return value
    }
    return (hidden + statements(in: file)).compactMap { value in
      guard let changed = Self.changed(by: value), let first = changed.firstReference,
        let property = file.declarations.property(of: first), isState(property, context)
      else { return nil }
      return file.finding(
        self,
        at: first,
        "'\(property.name)' is changed while the body is evaluated; change it in an action, in 'onAppear', "
          + "'task' or 'onChange'",
        notes: [file.note("the state", at: property.nameToken)]
      )
    }
  }

  /// Returns the statements of view content that ends with a `return` and is therefore plain code.
  private func statements(in file: ParsedFile) -> [ExprSyntax] {
    file.types.filter { !$0.node.isInPreview }.flatMap(\.properties).flatMap {
      property -> [ExprSyntax] in
      guard property.isContent, case .getter(let list) = property.accessors?.accessors,
        list.last?.item.is(ReturnStmtSyntax.self) == true
      else { return [] }
      return list.compactMap { $0.item.as(ExprSyntax.self) }
    }
  }

  /// Returns whether a declaration is part of a view's content.
  private func isBody(
    _ declaration: VariableDeclSyntax,
    of type: TypeDeclaration,
    in file: ParsedFile
  ) -> Bool {
    guard let member = declaration.enclosingMember?.name else { return false }
    return file.declarations.property(member, of: type)?.isContent == true
  }

  /// Returns whether the code runs later, in an action or in a closure that is not part of a view.
  private func isDeferred(_ node: some SyntaxProtocol) -> Bool {
    if node.containers.contains(.action) { return true }
    var current = node.parent
    while let parent = current, !parent.is(MemberBlockItemSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self), !Self.isView(closure) { return true }
      if parent.is(FunctionDeclSyntax.self) { return true }
      current = parent.parent
    }
    return false
  }

  /// Returns whether a closure is the content of a view or destination.
  private static func isView(_ closure: ClosureExprSyntax) -> Bool {
    guard let node = closure.parent?.as(FunctionCallExprSyntax.self), let call = Call(node) else {
      return false
    }
    return call.isInitializer && !["Button", "Task", "Binding"].contains(call.name)
      || ["navigationDestination", "sheet", "fullScreenCover", "overlay", "background"]
        .contains(call.name)
  }

  /// Returns the state that an expression assigns or mutates with a method, or nil if there is none.
  private static func changed(by value: ExprSyntax) -> ExprSyntax? {
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { changed(by: $0.expression) }
    }
    if let sequence = value.as(SequenceExprSyntax.self), sequence.elements.count >= 3 {
      let elements = Array(sequence.elements)
      let isAssignment =
        elements[1].is(AssignmentExprSyntax.self)
        || ["+=", "-=", "*="].contains(elements[1].trimmedDescription)
      return isAssignment ? elements[0] : nil
    }
    guard let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      mutating.contains(call.name)
    else { return nil }
    return call.receiver
  }

  private static let mutating: Set<String> = [
    "append", "insert", "remove", "removeLast", "removeFirst", "removeAll", "toggle",
  ]

  private func isState(_ property: Property, _ context: RuleContext) -> Bool {
    if property.has(
      "State",
      "Binding",
      "StateObject",
      "ObservedObject",
      "EnvironmentObject",
      "Bindable"
    )
      || property.has("Environment")
    {
      return true
    }
    return property.typeText.flatMap { context.project.type(named: $0) }?.isObservable == true
  }
}
