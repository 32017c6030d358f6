import SwiftSyntax

/// A kind of extreme size, which does not occur in handwritten code and would take too long to check.
///
/// Rules examine the surroundings of a place, and search arguments, parameters and attributes. That is fast for the
/// sizes that people write and compilers accept.
enum Excess: Hashable, Sendable {
  /// Nesting that is too deep, or a chain of calls that is too long.
  case depth
  /// A declaration or a call with too many parts.
  case length

  /// The maximum nesting of nodes.
  ///
  /// A call in a chain is two levels deeper than the next call.
  static let depthLimit = 1000

  /// The maximum average nesting of nodes in a large file.
  static let meanDepthLimit = 150

  /// The minimum number of nodes in a large file.
  ///
  /// Small files are always fast.
  private static let largeCount = 20_000

  /// The maximum number of parts of a declaration, call or expression.
  static let lengthLimit = 512

  /// Returns whether lists of the given kind may contain only a limited number of elements.
  ///
  /// Rules search such a list, which contains parts of a node, each time. The number of members, statements, cases or
  /// elements is not limited.
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

  /// The message that reports the unchecked part and the reason.
  var message: String {
    switch self {
    case .depth:
      "the code in this file is nested too deeply, or chains too many calls; NavLab did not check it"
    case .length:
      "a list or expression in this file has more than \(Self.lengthLimit) parts; NavLab did not check the file"
    }
  }

  /// A measurement of the depths of all nodes.
  struct Measure {
    private var count = 0
    private var sum = 0

    /// Records a node with its depth.
    mutating func enter(_ depth: Int) {
      count += 1
      sum += depth
    }

    /// The excess, or nil if the average depth is acceptable.
    var excess: Excess? {
      count > largeCount && sum / count > meanDepthLimit ? .depth : nil
    }
  }
}
