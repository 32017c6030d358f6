package import SwiftSyntax

/// The variables that a file declares, indexed by scope and name for fast lookup.
package struct Declarations: Sendable {
  private var members: [SyntaxIdentifier: [String: Property]] = [:]
  private var locals: [SyntaxIdentifier: [String: Property]] = [:]
  /// The ids of types' member lists, keyed by the ids of their extensions' member lists.
  private var extended: [SyntaxIdentifier: SyntaxIdentifier] = [:]

  /// Creates the declarations of an empty file.
  package init() {}

  /// Adds the declaration of a variable.
  mutating func note(_ variable: VariableDeclSyntax) {
    guard let item = variable.parent, let list = item.parent else { return }
    if list.is(MemberBlockItemListSyntax.self) {
      for property in Property.all(in: variable) {
        Self.keep(property, in: &members[list.id, default: [:]])
      }
    } else if list.is(CodeBlockItemListSyntax.self) {
      for property in Property.all(in: variable) {
        Self.keep(property, in: &locals[list.id, default: [:]])
      }
    }
  }

  /// Records the types that the file's extensions extend, so that code in an extension can find the type's properties.
  mutating func noteExtensions(among types: [TypeDeclaration]) {
    guard types.contains(where: { $0.kind == .extension }) else { return }
    var declared: [String: SyntaxIdentifier] = [:]
    for type in types where type.kind != .extension {
      let name = type.qualifiedName
      declared[name] = declared[name] ?? type.members.members.id
    }
    for type in types where type.kind == .extension {
      extended[type.members.members.id] = declared[type.qualifiedName]
    }
  }

  /// Returns the named property in a list of members or in the extended type, or nil if there is none.
  private func member(_ name: String, in list: SyntaxIdentifier) -> Property? {
    members[list]?[name] ?? extended[list].flatMap { members[$0]?[name] }
  }

  /// Adds a property, unless a property with the same name exists.
  private static func keep(_ property: Property, in known: inout [String: Property]) {
    if known[property.name] == nil { known[property.name] = property }
  }

  /// Returns a type's property with the given name, or nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: A type of this file, or an extension; an extension of a type in this file also has the properties of the
  ///     type.
  /// - Returns: The property, or nil if the type declares none of that name.
  package func property(_ name: String, of type: TypeDeclaration) -> Property? {
    member(name, in: type.members.members.id)
  }

  /// Returns the local variable or the enclosing type's property to which a name refers, or nil if there is none.
  ///
  /// - Parameter reference: A name in this file.
  /// - Returns: The declaration, or nil if the file does not show it.
  package func property(of reference: DeclReferenceExprSyntax) -> Property? {
    let name = String(reference.baseName.text.trimmingPrefix("$"))
    var node = Syntax(reference)
    while let parent = node.parent {
      switch parent.kind {
      case .codeBlockItemList:
        if let found = locals[parent.id]?[name], found.binding.position < reference.position,
          !found.binding.range.contains(reference.range)
        {
          return found
        }
      case .memberBlockItemList:
        // The members after `#if` belong to the type itself; the declaration is beside or around
        // them.
        if parent.parent?.is(MemberBlockSyntax.self) == true { return member(name, in: parent.id) }
      default: break
      }
      node = parent
    }
    return nil
  }

  /// Returns the text of the type with which a name is declared, or nil if there is none.
  ///
  /// - Parameter reference: A name in this file.
  /// - Returns: The text, or nil if the file does not show it.
  package func typeText(of reference: DeclReferenceExprSyntax) -> String? {
    let name = String(reference.baseName.text.trimmingPrefix("$"))
    if let parameter = reference.enclosingMember?.parameters.first(where: {
      ($0.secondName ?? $0.firstName).text == name
    }) {
      return parameter.type.trimmedDescription
    }
    return property(of: reference)?.typeText
  }

  /// Returns the type of an expression, or nil if the file does not determine the type.
  ///
  /// The type is known for literals, initialisers, local variables, parameters and properties of the enclosing type.
  ///
  /// - Parameter expression: An expression in this file.
  /// - Returns: The text of the type, or nil if the file does not show it.
  package func typeText(of expression: ExprSyntax) -> String? {
    expression.typeText ?? expression.as(DeclReferenceExprSyntax.self).flatMap(typeText(of:))
  }
}
