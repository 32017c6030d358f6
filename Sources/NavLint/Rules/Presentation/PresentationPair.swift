import SwiftSyntax

/// A pair of presentations of one view.
struct PresentationPair {
  private let first: Call
  private let second: Call

  /// Creates a pair of presentations.
  init(_ first: Call, _ second: Call) {
    self.first = first
    self.second = second
  }

  /// A Boolean value that indicates whether the pair is a sheet and a cover with items from one object.
  ///
  /// A single value cannot represent both, because the modifier decides the style, and the object's methods decide
  /// which one is set.
  var isOfRouter: Bool {
    guard first.name != second.name, let names = first.presentedItem?.memberPath,
      let others = second.presentedItem?.memberPath
    else { return false }
    return names.count > 1 && names.dropLast() == others.dropLast() && names != others
  }

  /// Returns whether one presentation may be requested while the other is shown.
  ///
  /// That is possible if the state of one is outside the view, if one presentation receives the
  /// other's state, if code sets both together, or if an event other than a tap sets one.
  ///
  /// - Parameters:
  ///   - file: The file with both.
  ///   - uses: The uses of each name in the file.
  /// - Returns: Whether both may be requested; true if the file does not show the state.
  func mayMeet(in file: ParsedFile, _ uses: [String: [DeclReferenceExprSyntax]]) -> Bool {
    guard let one = first.binding, let other = second.binding,
      let names = one.memberPath, let otherNames = other.memberPath
    else { return false }
    guard isOwn(one, names, in: file), isOwn(other, otherNames, in: file), names != otherNames
    else { return true }
    var lists: [String: Set<SyntaxIdentifier>] = [:]
    for use in [names[0], otherNames[0]].flatMap({ uses[$0] ?? [] }) {
      let (own, another) = use.stateName == names[0] ? (first, second) : (second, first)
      guard use.enclosingType?.name == first.node.enclosingType?.name,
        own.binding?.range.contains(use.range) != true
      else { continue }
      let isPassed = use.baseName.text.hasPrefix("$")
      guard isPassed || use.isAsked else { continue }
      if another.isShowing(use) {
        guard !isPassed, let otherName = another.binding?.plainName,
          use.statements?.clears(otherName) == true
        else { return true }
        continue
      }
      guard !isPassed else { continue }
      if use.isSetByEvent { return true }
      if let list = use.statements { lists[use.stateName, default: []].insert(list.id) }
    }
    return !lists[names[0], default: []].isDisjoint(with: lists[otherNames[0], default: []])
  }

  /// Returns whether a presentation's state belongs to the view itself.
  private func isOwn(_ binding: ExprSyntax, _ names: [String], in file: ParsedFile) -> Bool {
    guard names.count == 1, let reference = binding.lastReference else { return false }
    let property =
      file.declarations.property(of: reference)
      ?? reference.enclosingType.flatMap { file.declarations.property(names[0], of: $0) }
    return property?.has("State") == true
  }
}

extension Call {
  /// The binding that controls the presentation, or nil if there is none.
  fileprivate var binding: ExprSyntax? { argument("isPresented") ?? argument("item") }

  /// The optional value that is presented: an item, or the value in `isPresented: .constant(value != nil)`.
  fileprivate var presentedItem: ExprSyntax? {
    if let item = argument("item") { return item }
    guard
      let constant = argument("isPresented")?.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      constant.name == "constant",
      let parts = constant.argument(nil)?.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      parts.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "!=",
      parts.last?.is(NilLiteralExprSyntax.self) == true
    else { return nil }
    return parts.first
  }

  /// Returns whether code is part of the presented content.
  fileprivate func isShowing(_ node: some SyntaxProtocol) -> Bool {
    closures.contains { element in
      element.label != "onDismiss" && element.closure.range.contains(node.range)
    }
  }
}

extension DeclReferenceExprSyntax {
  /// The name without the `$` prefix.
  fileprivate var stateName: String { String(baseName.text.trimmingPrefix("$")) }

  /// The expression of the name, including a leading `self`.
  private var whole: Syntax {
    if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id,
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    {
      return Syntax(member)
    }
    return Syntax(self)
  }

  /// A Boolean value that indicates whether code toggles the variable or sets it to a value other than false or nil.
  fileprivate var isAsked: Bool {
    let whole = whole
    if let member = whole.parent?.as(MemberAccessExprSyntax.self),
      member.base.map({ Syntax($0).id }) == whole.id
    {
      return member.declName.baseName.text == "toggle"
    }
    guard let sequence = whole.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.first.map({ Syntax($0).id }) == whole.id,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return false }
    return !["false", "nil"].contains(sequence.elements.last?.trimmedDescription)
  }

  /// The innermost list of statements that contains the name, or nil if there is none.
  fileprivate var statements: CodeBlockItemListSyntax? {
    var node = parent
    while let current = node {
      if let list = current.as(CodeBlockItemListSyntax.self) { return list }
      node = current.parent
    }
    return nil
  }

  /// A Boolean value that indicates whether the node runs in response to an event that can occur without a tap.
  fileprivate var isSetByEvent: Bool {
    for enclosure in enclosuresInMember {
      guard case .closure = enclosure.part else { continue }
      if Self.events.contains(enclosure.call.name) { return true }
      if enclosure.call.name == "Task", isAfterWaiting(in: enclosure.call.node) { return true }
    }
    guard let function = enclosingMember?.node.as(FunctionDeclSyntax.self) else { return false }
    return function.signature.effectSpecifiers?.asyncSpecifier != nil
  }

  private static let events: Set<String> = [
    "onReceive", "onOpenURL", "onChange", "task", "onContinueUserActivity", "sink",
  ]

  private func isAfterWaiting(in node: FunctionCallExprSyntax) -> Bool {
    node.descendants(AwaitExprSyntax.self).contains { $0.position < position }
  }
}

extension CodeBlockItemListSyntax {
  /// Returns whether a statement in the list sets a variable to false or nil.
  fileprivate func clears(_ name: String) -> Bool {
    contains { item in
      guard let sequence = item.item.as(SequenceExprSyntax.self),
        sequence.elements.first?.memberPath == [name]
      else { return false }
      return ["false", "nil"].contains(sequence.elements.last?.trimmedDescription)
    }
  }
}
