import SwiftSyntax

extension SyntaxProtocol {
  /// Returns the ranges of comparisons that are true even if a path has too few values.
  ///
  /// In an empty path, `path.last` differs from any target; `path.count > 0` is true for one value.
  ///
  /// - Parameter needed: The required number of values.
  /// - Returns: The ranges of the comparisons.
  func comparisonsPassed(withFewerThan needed: Int) -> [Range<AbsolutePosition>] {
    descendants(SequenceExprSyntax.self).flatMap { sequence -> [Range<AbsolutePosition>] in
      let parts = Array(sequence.elements)
      return parts.indices.dropFirst().dropLast().compactMap { index in
        guard let sign = parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text else {
          return nil
        }
        let (left, right) = (parts[index - 1], parts[index + 1])
        let isPassed =
          sign == "!=" && left.asksForLast(besides: right)
          || sign == "!=" && right.asksForLast(besides: left)
          || left.countIsMet(sign, right, by: needed - 1)
        return isPassed ? left.position..<right.endPosition : nil
      }
    }
  }
}

extension ExprSyntax {
  /// Returns whether the expression is the last value of a collection, compared with a value other than nil.
  fileprivate func asksForLast(besides other: ExprSyntax) -> Bool {
    guard let names = memberPath, names.count > 1 else { return false }
    return names.last == "last" && !other.is(NilLiteralExprSyntax.self)
  }

  /// Returns whether the comparison of a count with a literal is true for the given count.
  fileprivate func countIsMet(_ sign: String, _ other: ExprSyntax, by count: Int) -> Bool {
    guard memberPath?.last == "count",
      let literal = other.as(IntegerLiteralExprSyntax.self).flatMap({ Int($0.literal.text) })
    else { return false }
    switch sign {
    case ">": return count > literal
    case ">=": return count >= literal
    case "!=": return count > 0 && count != literal
    default: return false
    }
  }
}
