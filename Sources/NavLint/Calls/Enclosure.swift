package import SwiftSyntax

/// A call around some code, with the part of the call that contains the code.
package struct Enclosure: Sendable {
  /// The call that contains the code.
  package let call: Call
  /// The part of the call that contains the code.
  package let part: Part

  /// A part of a call.
  package enum Part: Hashable, Sendable {
    /// The receiver of the call, such as the list in `List { … }.sheet { … }`.
    case receiver
    /// The value of an argument, with the argument's label, or nil for an unlabelled argument.
    case argument(String?)
    /// A closure, with its label, or nil for the first trailing closure or a closure in parentheses without a label.
    case closure(String?)
  }
}

extension SyntaxProtocol {
  /// The calls around the node, from the inside out, up to the top level of the file.
  ///
  /// The walk does not stop at functions or types; see `enclosuresInMember` for that.
  package var enclosures: [Enclosure] { enclosures { _ in false } }

  /// The calls around the node, from the inside out, within the enclosing function or property.
  package var enclosuresInMember: [Enclosure] {
    enclosures { $0.is(MemberBlockItemSyntax.self) || $0.is(FunctionDeclSyntax.self) }
  }

  private func enclosures(until isEnd: (Syntax) -> Bool) -> [Enclosure] {
    var enclosures: [Enclosure] = []
    var node = Syntax(self)
    var label: String?
    var isInClosure = false
    while let parent = node.parent, !isEnd(parent) {
      if node.is(ClosureExprSyntax.self) {
        isInClosure = true
        label = nil
      } else if let argument = node.as(LabeledExprSyntax.self) {
        label = argument.label?.text
      } else if let trailing = node.as(MultipleTrailingClosureElementSyntax.self) {
        label = trailing.label.text
      }
      if let call = parent.as(FunctionCallExprSyntax.self) {
        if node.id == Syntax(call.calledExpression).id {
          if let call = Call(call), call.isOnReceiver {
            enclosures.append(Enclosure(call: call, part: .receiver))
          }
        } else if let call = Call(call) {
          enclosures.append(
            Enclosure(call: call, part: isInClosure ? .closure(label) : .argument(label))
          )
        }
        isInClosure = false
        label = nil
      } else if isInClosure && !Self.leadsToCall(parent) {
        isInClosure = false
      }
      node = parent
    }
    return enclosures
  }

  /// Returns whether a node may lie between a closure and its call.
  private static func leadsToCall(_ node: Syntax) -> Bool {
    switch node.kind {
    case .labeledExpr, .labeledExprList, .multipleTrailingClosureElement,
      .multipleTrailingClosureElementList, .functionCallExpr:
      true
    default: false
    }
  }
}
