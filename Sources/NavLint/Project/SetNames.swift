import SwiftSyntax

/// The names of the variables and properties that code sets, for example to show a presentation.
///
/// Setting a flag to false or a value to nil does not count: it only ends a presentation. What the content of a
/// presentation does with the flag of that presentation does not count either, since it runs only while it is shown.
struct SetNames: Hashable, Sendable {
  /// The names of the variables and properties.
  private(set) var names: Set<String> = []
  /// The labels in calls of initialisers, which may set properties with the same names.
  private(set) var labels: Set<String> = []
  /// The names of the variables and properties that code changes in any way, except in initialisers.
  private(set) var changed: Set<String> = []

  /// Creates an empty set.
  init() {}

  /// Creates a set of the names in a file.
  init(in file: ParsedFile) {
    for sequence in file.nodes(SequenceExprSyntax.self) { note(sequence) }
    for call in file.calls(of: "toggle") {
      if let receiver = call.receiver { note(receiver) }
    }
    for place in file.nodes(InOutExprSyntax.self) { note(place.expression) }
    for path in file.nodes(KeyPathExprSyntax.self) {
      names.formUnion(path.descendants(DeclReferenceExprSyntax.self).map(\.plainName))
    }
    for reference in file.nodes(DeclReferenceExprSyntax.self)
    where reference.baseName.text.hasPrefix("$") {
      note(binding: reference)
    }
    noteChanges(in: file)
    for name in file.calledNames where name.first?.isUppercase == true {
      for call in file.calls(of: name) { labels.formUnion(call.labels) }
    }
  }

  /// Adds the names from another file.
  mutating func merge(_ other: SetNames) {
    names.formUnion(other.names)
    labels.formUnion(other.labels)
    changed.formUnion(other.changed)
  }

  /// Adds what assignments, bindings, `&` and methods that change their receiver may change.
  private mutating func noteChanges(in file: ParsedFile) {
    let assigned = file.nodes(SequenceExprSyntax.self).compactMap { sequence -> ExprSyntax? in
      guard sequence.elements.count > 2, sequence.enclosingMember?.name != "init",
        sequence.elements.dropFirst().first?.isAssignment == true
      else { return nil }
      return sequence.elements.first
    }
    let receivers = Self.changingMethods.flatMap { file.calls(of: $0) }.compactMap(\.receiver)
    let places = file.nodes(InOutExprSyntax.self).map(\.expression)
    for target in assigned + receivers + places {
      changed.formUnion(target.descendants(DeclReferenceExprSyntax.self).map(\.plainName))
    }
    for reference in file.nodes(DeclReferenceExprSyntax.self)
    where reference.isProjection && !reference.isInPreview {
      var expression = ExprSyntax(reference)
      changed.insert(reference.plainName)
      while let member = expression.parent?.as(MemberAccessExprSyntax.self),
        member.base?.id == expression.id
      {
        expression = ExprSyntax(member)
        changed.insert(member.declName.plainName)
      }
    }
  }

  /// Methods of collections and flags that change their receiver.
  static let changingMethods = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "popLast", "sort",
    "shuffle", "reverse", "swapAt", "move", "replaceSubrange", "update", "toggle", "formUnion",
    "merge", "subtract",
  ]

  /// Adds the target of an assignment, unless the assigned value ends a presentation.
  private mutating func note(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    guard elements.count > 2, elements[1].isAssignment else { return }
    if elements.count == 3, elements[2].isNothing { return }
    note(elements[0])
  }

  private mutating func note(_ target: ExprSyntax) {
    for reference in target.descendants(DeclReferenceExprSyntax.self)
    where !reference.isInContent(presentedBy: reference.plainName) {
      names.insert(reference.plainName)
    }
  }

  /// Adds the names in a binding, unless the binding only controls a presentation.
  private mutating func note(binding reference: DeclReferenceExprSyntax) {
    var found = [reference.plainName]
    var expression = ExprSyntax(reference)
    while let member = expression.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == expression.id
    {
      expression = ExprSyntax(member)
      found.append(member.declName.plainName)
    }
    if let argument = expression.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      call.awaited?.id == argument.expression.id
    {
      return
    }
    for name in found where !reference.isInContent(presentedBy: name) { names.insert(name) }
  }
}

extension Call {
  /// The binding that decides whether the presentation is shown, or nil if the call is not a presentation.
  var awaited: ExprSyntax? {
    guard Self.presentations.contains(name) else { return nil }
    return argument("isPresented") ?? argument("item")
  }

  /// The names of the presentations that the user can end but not begin.
  static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog",
  ]
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is an assignment operator.
  var isAssignment: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// A Boolean value that indicates whether the expression is `false` or `nil`.
  fileprivate var isNothing: Bool {
    self.is(NilLiteralExprSyntax.self)
      || self.as(BooleanLiteralExprSyntax.self)?.literal.text == "false"
  }
}

extension DeclReferenceExprSyntax {
  /// The name without the prefix of a binding or wrapper.
  fileprivate var plainName: String {
    let text = baseName.plainText
    return text.hasPrefix("$") || text.hasPrefix("_") ? String(text.dropFirst()) : text
  }

  /// A Boolean value that indicates whether the name is a projected value such as `$path`, and not `$0`.
  fileprivate var isProjection: Bool {
    let text = baseName.text
    return text.hasPrefix("$") && text.dropFirst().first?.isNumber == false
  }

  /// Returns whether the reference is in the content that a presentation shows while the given property is set.
  fileprivate func isInContent(presentedBy name: String) -> Bool {
    enclosuresInMember.contains { enclosure in
      guard case .closure(let label) = enclosure.part, label != "onDismiss" else { return false }
      return enclosure.call.awaited?.lastReference?.plainName == name
    }
  }
}
