import SwiftSyntax

/// A kind of extreme size, which nobody writes by hand and which would take too long to check.
///
/// Rules examine the surroundings of a place, and search arguments, parameters and attributes. That
/// is fast for the sizes that people write and compilers accept.
enum Excess: Hashable, Sendable {
  /// The nesting is too deep, or a chain of calls is too long.
  case depth
  /// A declaration or a call has too many parts.
  case length

  /// The maximum nesting of nodes; a call in a chain is two levels deeper than the next one.
  static let depthLimit = 1000

  /// The maximum average nesting of nodes in a large file.
  static let meanDepthLimit = 150

  /// The number of nodes from which the average counts, because small files are always fast.
  private static let largeCount = 20_000

  /// The maximum number of parts of a declaration, call or expression.
  static let lengthLimit = 512

  /// Returns whether a list contains parts of a node, which rules search each time, rather than
  /// members, statements, cases or elements, whose number is not limited.
  static func isShort(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .labeledExprList, .functionParameterList, .closureParameterList,
      .closureShorthandParameterList, .enumCaseParameterList, .inheritedTypeList, .attributeList,
      .declModifierList, .patternBindingList, .conditionElementList, .exprList,
      .multipleTrailingClosureElementList, .genericParameterList, .genericArgumentList,
      .switchCaseItemList, .keyPathComponentList, .catchItemList, .availabilityArgumentList,
      .tupleTypeElementList, .compositionTypeElementList, .accessorDeclList:
      true
    default: false
    }
  }

  /// The unchecked part, and the reason.
  var message: String {
    switch self {
    case .depth:
      "this file is nested too deeply, or has a chain of too many calls; it was not checked"
    case .length:
      "something in this file has more than \(Self.lengthLimit) parts; it was not checked"
    }
  }

  /// The sum of all nodes' depths.
  struct Measure {
    private var count = 0
    private var sum = 0

    /// Counts a node.
    mutating func enter(_ depth: Int) {
      count += 1
      sum += depth
    }

    /// The excess, if there is one.
    var excess: Excess? {
      count > largeCount && sum / count > meanDepthLimit ? .depth : nil
    }
  }
}
