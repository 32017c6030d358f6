package import SwiftSyntax

/// The declaration of a type or extension, with the parts that rules examine.
package struct TypeDeclaration: Sendable {
  /// The syntax node of the declaration.
  package let node: Syntax
  /// The token of the name.
  package let nameToken: TokenSyntax
  /// The simple name of the type, such as `Route` for `Shop.Route`.
  package let name: String
  /// The kind of declaration.
  package let kind: Kind
  /// The names of the supertypes and protocols of the type, without generic arguments.
  package let inherited: [String]
  /// The attributes of the declaration.
  package let attributes: [Attribute]
  /// The members of the declaration.
  package let members: MemberBlockSyntax

  /// A kind of declaration with members.
  package enum Kind: String, Hashable, Sendable, Codable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
  }

  /// Creates a type declaration from a syntax node, or returns nil if the node does not declare a type.
  init?(_ node: Syntax) {
    let group: any DeclGroupSyntax
    switch node.kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: break
    default: return nil
    }
    switch node.as(SyntaxEnum.self) {
    case .structDecl(let node): (kind, nameToken, group) = (.struct, node.name, node)
    case .classDecl(let node): (kind, nameToken, group) = (.class, node.name, node)
    case .enumDecl(let node): (kind, nameToken, group) = (.enum, node.name, node)
    case .actorDecl(let node): (kind, nameToken, group) = (.actor, node.name, node)
    case .protocolDecl(let node): (kind, nameToken, group) = (.protocol, node.name, node)
    case .extensionDecl(let node):
      guard let name = node.extendedType.simpleNameToken else { return nil }
      (kind, nameToken, group) = (.extension, name, node)
    default: return nil
    }
    self.node = node
    name = nameToken.plainText
    inherited = group.inheritanceClause?.inheritedTypes.map { $0.type.simpleName } ?? []
    attributes = Attribute.all(in: group.attributes)
    members = group.memberBlock
  }

  /// The parts of the declared name, such as `Shop` and `Route` for an extension of `Shop.Route`.
  var pathNames: [String] {
    guard let type = node.as(ExtensionDeclSyntax.self)?.extendedType else { return [name] }
    return type.trimmedDescription.prefix { $0 != "<" }.split(separator: ".").map(String.init)
  }

  /// The name of the type with the names of its enclosing types, such as `Shop.Route`.
  var qualifiedName: String { (node.enclosingTypeNames + pathNames).joined(separator: ".") }

  /// A Boolean value that indicates whether the type is declared as a view.
  package var isView: Bool { inherited.contains("View") }

  /// A Boolean value that indicates whether the type is `@Observable` or an `ObservableObject`, so that views can
  /// observe its objects.
  package var isObservable: Bool {
    inherited.contains("ObservableObject") || attributes.contains { $0.name == "Observable" }
  }

  /// The properties that the declaration contains, including computed and static properties.
  package var properties: [Property] {
    members.members.flatMap { Property.all(in: $0.decl) }
  }

  /// The methods that the declaration contains.
  package var methods: [FunctionDeclSyntax] {
    members.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
  }

  /// The initialisers that the declaration contains.
  package var initializers: [InitializerDeclSyntax] {
    members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  /// The cases that the declaration of an enum contains.
  package var cases: [EnumCaseElementSyntax] {
    members.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { $0.elements }
  }
}

extension SyntaxProtocol {
  /// The innermost type or extension around the node, or nil if there is none.
  package var enclosingType: TypeDeclaration? {
    var node = parent
    while let current = node {
      if let type = TypeDeclaration(current) { return type }
      node = current.parent
    }
    return nil
  }
}

extension TypeSyntax {
  /// The last name of a type without generic arguments, optionality and `any`, such as `Route` for `Shop.Route?`.
  package var simpleName: String {
    simpleNameToken?.text ?? trimmedDescription
  }

  /// The token of the last name of a type, or nil for tuples, functions, arrays and dictionaries.
  package var simpleNameToken: TokenSyntax? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name }
    if let type = self.as(MemberTypeSyntax.self) { return type.name }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.simpleNameToken }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.simpleNameToken
    }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.simpleNameToken }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.simpleNameToken }
    return nil
  }
}
