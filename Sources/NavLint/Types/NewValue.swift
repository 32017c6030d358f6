import SwiftSyntax

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression has a new value each time that code evaluates it, as
  /// `UUID()` has.
  var isNewEachTime: Bool {
    if let text = self.as(StringLiteralExprSyntax.self) {
      return text.segments.contains { segment in
        segment.as(ExpressionSegmentSyntax.self)?.expressions.contains {
          $0.expression.isNewEachTime
        } == true
      }
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.isNewEachTime == true
    }
    if let sequence = self.as(SequenceExprSyntax.self) { return sequence.isNewSum }
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      return name == "now" && base.plainName == "Date"
        || Self.parts.contains(name) && base.isNewEachTime
    }
    return self.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.makesNewValue == true
  }

  /// The properties of an id, a date or a text that differ whenever the value differs.
  private static let parts: Set<String> = [
    "uuidString", "uuid", "hashValue", "description", "timeIntervalSince1970",
    "timeIntervalSinceReferenceDate",
  ]
}

extension Call {
  /// A Boolean value that indicates whether the call returns a new value each time.
  fileprivate var makesNewValue: Bool {
    guard closures.isEmpty else { return false }
    let isPlain = receiver.map { $0.plainName == "Foundation" } ?? !isImplicitMember
    switch name {
    case "UUID", "Date": return isPlain && node.arguments.isEmpty
    case "AnyHashable", "String":
      return isPlain && node.arguments.count == 1
        && node.arguments.first?.expression.isNewEachTime == true
    case "random": return receiver?.plainName?.first?.isUppercase == true
    case "lowercased", "uppercased": return receiver?.isNewEachTime == true
    default: return false
    }
  }
}

extension SequenceExprSyntax {
  /// A Boolean value that indicates whether the expression is a sum with a part that is new each time.
  fileprivate var isNewSum: Bool {
    var isNew = false
    for (index, element) in elements.enumerated() {
      if index.isMultiple(of: 2) {
        isNew = isNew || element.isNewEachTime
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
        return false
      }
    }
    return isNew
  }
}

extension Property {
  /// A Boolean value that indicates whether each read of the computed property, or each instance of the type with the
  /// stored property, gets a new value.
  var isMadeNew: Bool {
    guard isComputed else { return initialValue.map(isNew) == true }
    return !isContent && results.contains(where: isNew)
  }

  /// The values that the getter of the computed property returns in its last statement, including the branches of an
  /// `if` or `switch`.
  var results: [ExprSyntax] {
    switch accessors?.accessors {
    case nil: []
    case .getter(let statements): statements.results
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements.results ?? []
    }
  }

  private func isNew(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      call.isImplicitMember,
      call.name == "init", call.node.arguments.isEmpty
    else { return value.isNewEachTime }
    return ["UUID", "Date"].contains(type?.simpleName)
  }
}

extension CodeBlockItemListSyntax {
  /// The values of the last statement, including the branches of an `if` or `switch`.
  var results: [ExprSyntax] {
    guard let last = last?.item else { return [] }
    if let statement = last.as(ReturnStmtSyntax.self) {
      return statement.expression.map(\.branches) ?? []
    }
    if let statement = last.as(ExpressionStmtSyntax.self) { return statement.expression.branches }
    return last.as(ExprSyntax.self)?.branches ?? []
  }
}

extension ExprSyntax {
  /// The values of the branches of an `if` or `switch`, or the expression itself.
  fileprivate var branches: [ExprSyntax] {
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.flatMap { $0.as(SwitchCaseSyntax.self)?.statements.results ?? [] }
    }
    guard let choice = self.as(IfExprSyntax.self) else { return [self] }
    let others: [ExprSyntax] =
      switch choice.elseBody {
      case nil: []
      case .ifExpr(let next): ExprSyntax(next).branches
      case .codeBlock(let block): block.statements.results
      }
    return choice.body.statements.results + others
  }
}
