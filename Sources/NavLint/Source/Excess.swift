import SwiftSyntax

/// An excess in a file that nobody has written by hand, so that judging it would take no end.
///
/// Rules climb from what they find to what lies around it, and look through arguments, parameters and attributes.
/// That takes no time as long as these are as deep and as many as in code that people write and compilers take.
enum Excess: Hashable, Sendable {
  /// Things lie too deep within one another, or a chain of calls is too long.
  case depth
  /// A declaration or a call has too many parts.
  case length

  /// The depth to which nodes may lie in one another; a call in a chain lies two deeper than the
  /// next one.
  static let depthLimit = 1000

  /// The depth to which the nodes of a large file may lie on average.
  static let meanDepthLimit = 150

  /// The size from which the average counts, in nodes; a small file takes no time however it is nested.
  private static let largeCount = 20_000

  /// The number of parts that a declaration, a call or an expression may have.
  static let lengthLimit = 512

  /// Whether a list is one of the parts of something, which rules look through each time, and not one of members,
  /// statements, cases or elements, of which there may be any number.
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

  /// The part that was not judged, and the reason.
  var message: String {
    switch self {
    case .depth:
      "this file is nested too deeply, or has a chain of too many calls; it was not judged"
    case .length:
      "something in this file has more than \(Self.lengthLimit) parts; it was not judged"
    }
  }

  /// The depth of all nodes together.
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
