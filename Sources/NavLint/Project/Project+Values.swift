import SwiftSyntax

extension Project {
  /// Returns the type of a pushed value, or nil if the type is uncertain.
  ///
  /// - Parameter expression: The value of a link, or a value that is appended to a path.
  /// - Returns: The name of a type of the project or of a well-known one, without optionality.
  func pushedType(of expression: ExprSyntax) -> String? {
    valueType(of: expression).flatMap(certainName)
  }

  /// Returns the name of the type that a text denotes, or nil if it is ambiguous.
  ///
  /// - Parameter text: The type as written; the `ID` of a type counts as the type of its `id`.
  /// - Returns: The simple name, or nil.
  func certainName(_ text: String) -> String? {
    let text = text.hasSuffix("?") ? String(text.dropLast()) : text
    if text.hasSuffix(".ID") {
      return type(named: String(text.dropLast(3)))?.properties["id"]?.type.flatMap(certainName)
    }
    if Self.wellKnown.contains(text) { return text }
    guard !text.contains("<"), let type = type(named: text), type.kind != .extension,
      type.kind != .protocol
    else { return nil }
    return type.name
  }

  private static let wellKnown: Set<String> = [
    "String", "Int", "Double", "Bool", "UUID", "URL", "Date", "Character",
  ]

  private func valueType(of expression: ExprSyntax) -> String? {
    if let name = enumName(of: expression) { return name }
    if let text = typeText(of: expression) { return text }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return elementType(of: reference)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      return valueType(of: base).flatMap(type(named:))?
        .properties[member.declName.baseName.text]?.type
    }
    return nil
  }

  /// Returns the name of the enum in an expression such as `Route.list` or `Route.detail(1)`, or nil if there is none.
  func enumName(of expression: ExprSyntax) -> String? {
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
      let type = type(named: base.trimmedDescription), type.kind == .enum,
      type.cases.contains(member.declName.baseName.text)
    else { return nil }
    return base.trimmedDescription
  }

  /// Returns the type of a closure's parameter, as in `List(plants) { plant in … }`, or nil if it is unknown.
  private func elementType(of reference: DeclReferenceExprSyntax) -> String? {
    for enclosure in reference.enclosuresInMember {
      guard ["List", "ForEach"].contains(enclosure.call.name),
        let closure = enclosure.call.trailingClosure,
        closure.firstParameter == reference.baseName.text,
        let data = enclosure.call.argument(nil), !data.trimmedDescription.hasPrefix("$")
      else { continue }
      return data.isNumberRange ? "Int" : arrayText(of: data).flatMap(Self.element)
    }
    return nil
  }

  private func arrayText(of data: ExprSyntax) -> String? {
    if let text = typeText(of: data) { return text }
    let property = data.as(DeclReferenceExprSyntax.self).flatMap(declarations.property(of:))
    let array = data.as(ArrayExprSyntax.self) ?? property?.initialValue?.as(ArrayExprSyntax.self)
    let types = Set((array?.elements).map { $0.map { $0.expression.typeText } } ?? [])
    guard types.count == 1, let type = types.first.flatMap({ $0 }) else { return nil }
    return "[\(type)]"
  }

  /// Returns the element type of an array, such as `Route` for `[Route]`, or nil for any other type.
  static func element(_ text: String) -> String? {
    guard text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is a range between two whole numbers, such as `0..<9`.
  fileprivate var isNumberRange: Bool {
    let range = self.as(TupleExprSyntax.self)?.elements.first?.expression ?? self
    guard let parts = range.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      let sign = parts.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return false }
    return ["..<", "..."].contains(sign) && parts.first?.is(IntegerLiteralExprSyntax.self) == true
      && parts.last?.is(IntegerLiteralExprSyntax.self) == true
  }
}

extension ClosureExprSyntax {
  /// The name of the closure's first parameter, or nil if there is none.
  fileprivate var firstParameter: String? {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.first?.name.text
    case .parameterClause(let clause):
      clause.parameters.first.map { ($0.secondName ?? $0.firstName).text }
    case nil: nil
    }
  }
}
