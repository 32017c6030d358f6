import SwiftSyntax

/// The properties that code changes itself, rather than through a binding.
struct ChangedMembers: Hashable, Sendable {
  /// The changed properties with the types that declare them, such as `Router.path`.
  private var ofTypes: Set<String> = []
  /// The changed properties with the names of the objects, where the file does not show the types.
  private var ofNames: Set<String> = []

  /// Creates an empty set.
  init() {}

  /// Creates a set of the properties that a file changes outside initialisers.
  init(in file: ParsedFile) {
    let assigned = file.nodes(SequenceExprSyntax.self).compactMap { sequence -> ExprSyntax? in
      guard sequence.elements.count > 2, sequence.elements.dropFirst().first?.isAssignment == true
      else { return nil }
      return sequence.elements.first
    }
    let receivers = SetNames.changingMethods.flatMap { file.calls(of: $0) }.compactMap(\.receiver)
    for target in assigned + receivers + file.nodes(InOutExprSyntax.self).map(\.expression) {
      note(target, in: file)
    }
  }

  /// Adds the properties from another file.
  mutating func merge(_ other: ChangedMembers) {
    ofTypes.formUnion(other.ofTypes)
    ofNames.formUnion(other.ofNames)
  }

  /// Returns whether code changes a property of an object.
  ///
  /// - Parameters:
  ///   - property: The name of the property.
  ///   - type: The name of the object's type.
  ///   - object: The name of the property that holds the object.
  /// - Returns: Whether it does.
  func contain(_ property: String, of type: String, in object: String) -> Bool {
    ofTypes.contains("\(type).\(property)") || ofNames.contains("\(object).\(property)")
  }

  private mutating func note(_ target: ExprSyntax, in file: ParsedFile) {
    guard let (first, members) = target.changedChain,
      target.enclosingMember?.name != "init",
      // What a binding sets comes from the control that shows the value.
      !target.enclosuresInMember.contains(where: { $0.call.name == "Binding" })
    else { return }
    let type = target.enclosingType?.name
    var names = members
    let name = first.baseName.plainText
    var owner: String?
    if name == "self" {
      owner = type
    } else if name.first?.isUppercase == true {
      // A shared object, as in `Router.shared.path`.
      owner = name
      names = Array(members.dropFirst())
    } else {
      let property = file.declarations.property(of: first)
      if let type, property?.isOfType ?? true { ofTypes.insert("\(type).\(name)") }
      let text = file.declarations.typeText(of: first) ?? property?.environmentType
      owner = text.map(Project.simpleName)
      if owner == nil { names.insert(name, at: 0) }
    }
    if let owner, let name = names.first { ofTypes.insert("\(owner).\(name)") }
    for (object, property) in zip(names, names.dropFirst()) {
      ofNames.insert("\(object).\(property)")
    }
  }
}

extension ExprSyntax {
  /// The first name of the changed expression and the members behind it, or nil if there is no such chain.
  ///
  /// What follows a subscript belongs to an element, not to the object.
  fileprivate var changedChain: (first: DeclReferenceExprSyntax, names: [String])? {
    var expression = self
    var names: [String] = []
    while true {
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        names.append(member.declName.baseName.plainText)
        expression = base
      } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
        expression = optional.expression
      } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        expression = forced.expression
      } else if let element = expression.as(SubscriptCallExprSyntax.self) {
        names = []
        expression = element.calledExpression
      } else {
        return expression.as(DeclReferenceExprSyntax.self).map { ($0, names.reversed()) }
      }
    }
  }
}
