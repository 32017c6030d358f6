import SwiftSyntax

/// The operator `==` of a type, written by hand.
struct EqualityOperator {
  /// The declaration of the operator.
  let function: FunctionDeclSyntax
  /// The results of the operator's only statement, or an empty array if there are several statements.
  let results: [ExprSyntax]
  /// The names of the two compared values.
  private let sides: [String]

  /// Finds the operator that a declaration contains, or returns nil if there is none or there are several.
  ///
  /// - Parameter type: The declaration of a type, or an extension.
  init?(of type: TypeDeclaration) {
    let operators = type.methods.filter { method in
      let types = method.signature.parameterClause.parameters.map(\.type.simpleName)
      return method.name.text == "==" && types.count == 2
        && types.allSatisfy { $0 == type.name || $0 == "Self" }
    }
    guard operators.count == 1, let body = operators[0].body else { return nil }
    function = operators[0]
    results = body.statements.count == 1 ? body.statements.results : []
    sides = function.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
  }

  /// The result if it is always the same, or nil if it depends on the values.
  var constant: Bool? {
    guard results.count == 1, let literal = results[0].as(BooleanLiteralExprSyntax.self) else {
      return nil
    }
    return literal.literal.text == "true"
  }

  /// The properties that an operator such as `lhs.id == rhs.id && lhs.name == rhs.name` compares, or nil if the operator
  /// has any other form.
  var comparedProperties: Set<String>? {
    guard results.count == 1,
      let elements = results[0].withoutParentheses.as(SequenceExprSyntax.self)
        .map({ Array($0.elements) }),
      elements.count % 4 == 3
    else { return nil }
    var names: Set<String> = []
    for start in stride(from: 0, to: elements.count, by: 4) {
      guard let left = elements[start].memberPath, let right = elements[start + 2].memberPath,
        elements[start + 1].trimmedDescription == "==", left.count > 1,
        left.dropFirst() == right.dropFirst(), Set([left[0], right[0]]) == Set(sides),
        start == 0 || elements[start - 1].trimmedDescription == "&&"
      else { return nil }
      names.insert(left[1])
    }
    return names
  }

  /// Returns the cases of an enum that the operator takes for equal whatever they hold.
  ///
  /// - Parameter cases: The cases of the enum.
  /// - Returns: The cases, in the order of the operator.
  func ignoredCases(among cases: [EnumCaseElementSyntax]) -> [EnumCaseElementSyntax] {
    guard let statement = function.body?.statements.first?.item,
      let value = statement.as(ExpressionStmtSyntax.self)?.expression
        ?? statement.as(ReturnStmtSyntax.self)?.expression ?? statement.as(ExprSyntax.self),
      let choice = value.as(SwitchExprSyntax.self), !results.isEmpty,
      let pair = choice.subject.as(TupleExprSyntax.self),
      pair.elements.compactMap(\.expression.plainName) == sides
    else { return [] }
    let holding = Dictionary(
      cases.filter { $0.parameterClause?.parameters.isEmpty == false }.map { ($0.name.text, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return choice.cases.flatMap { clause -> [EnumCaseElementSyntax] in
      guard let clause = clause.as(SwitchCaseSyntax.self), case .case(let label) = clause.label,
        clause.statements.count == 1,
        clause.statements.results.map(\.trimmedDescription) == ["true"]
      else { return [] }
      return label.caseItems.filter { $0.whereClause == nil }
        .compactMap { Self.nameOfPair($0.pattern).flatMap { holding[$0] } }
    }
  }

  /// Returns the name in a pattern such as `(.detail, .detail)`, which matches every two values of a case, or nil for
  /// any other pattern.
  private static func nameOfPair(_ pattern: PatternSyntax) -> String? {
    let text = pattern.trimmedDescription.filter { !$0.isWhitespace }
    guard text.hasPrefix("(."), text.hasSuffix(")") else { return nil }
    let name = text.dropFirst(2).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let forms = [".\(name)", ".\(name)(_)", ".\(name)(_,_)", ".\(name)(_,_,_)"]
    return forms.contains { text == "(\($0),\($0))" } ? String(name) : nil
  }
}

extension ExprSyntax {
  /// The expression without parentheses around it.
  fileprivate var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil
    else { return self }
    return element.expression.withoutParentheses
  }
}
