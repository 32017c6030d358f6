import Findings
import SwiftSyntax

/// A rule that finds a declaration that hides SwiftUI's `Tab`.
///
/// Outside types, such a declaration is any type with this name. Any other declared name hides
/// `Tab` only in a part of the code: a finding then needs a place in that part that must write
/// `SwiftUI.Tab`.
struct TypeNamedTabRule: Rule {
  static let fault = "type-named-tab"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    // SwiftUI has had the name since iOS 18; apps for older systems use 'tabItem'.
    if let target = context.deploymentTarget, target < DeploymentTarget(18) { return [] }
    guard Self.importsSwiftUI(file) || Self.makesTabs(context.project) else { return [] }
    return Self.names(in: file).filter { hidesTab($0, in: file, context.project) }.map { name in
      file.finding(
        self,
        at: name,
        "this name hides SwiftUI's 'Tab'; rename the type, for example to 'AppTab'"
      )
    }
  }

  private static let name = "Tab"

  /// Returns the name tokens of the declarations called `Tab`, in source order.
  private static func names(in file: ParsedFile) -> [TokenSyntax] {
    let types = file.types.filter { $0.kind != .extension }.map(\.nameToken)
    let aliases = file.nodes(TypeAliasDeclSyntax.self)
      .filter { $0.initializer.value.trimmedDescription != "SwiftUI.Tab" }.map(\.name)
    let variables = file.nodes(VariableDeclSyntax.self).flatMap(\.bindings)
      .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
    let others =
      file.nodes(FunctionDeclSyntax.self).map(\.name)
      + file.nodes(EnumCaseDeclSyntax.self).flatMap(\.elements).map(\.name)
      + file.nodes(AssociatedTypeDeclSyntax.self).map(\.name)
      + file.nodes(GenericParameterSyntax.self).map(\.name)
    return (types + aliases + variables + others).filter { $0.plainText == name }
      .sorted { $0.position < $1.position }
  }

  private func hidesTab(_ name: TokenSyntax, in file: ParsedFile, _ project: Project) -> Bool {
    switch name.scope {
    case .module(let isType): isType || project.writesQualifiedTab
    case .type(let type): project.writesQualifiedTab(in: type)
    case .code(let code):
      QualifiedTabs.places(in: file).contains { code.range.contains($0.range) }
        || project.qualifiedTabNames.contains { alias in
          file.calls(of: alias).contains { code.range.contains($0.node.range) }
        }
    }
  }

  private static func importsSwiftUI(_ file: ParsedFile) -> Bool {
    file.nodes(ImportDeclSyntax.self).contains { $0.path.first?.name.text == "SwiftUI" }
  }

  /// Returns whether the project creates a `TabView`, possibly under another name.
  private static func makesTabs(_ project: Project) -> Bool {
    let names = ["TabView"] + project.aliases.filter { $0.value == "TabView" }.keys
    return names.contains { !project.showings(of: $0).isEmpty }
  }
}

/// A part of the code in which a declared name refers to its declaration.
private enum DeclaredScope {
  /// The scope of the whole module.
  case module(isType: Bool)
  /// The scope of a type, its extensions, and the types that inherit members from the type.
  case type(String)
  /// The scope of a piece of code, such as the body of a function.
  case code(Syntax)
}

extension TokenSyntax {
  /// The scope in which the declared name hides other declarations.
  fileprivate var scope: DeclaredScope {
    guard let declaration = parent else { return .module(isType: false) }
    if declaration.is(GenericParameterSyntax.self), let owner = declaration.parent?.parent?.parent {
      return TypeDeclaration(owner).map { .type($0.name) } ?? .code(owner)
    }
    var node = declaration.parent
    while let current = node {
      if current.is(MemberBlockSyntax.self), let owner = current.parent {
        return TypeDeclaration(owner).map { .type($0.name) } ?? .code(owner)
      }
      if current.is(CodeBlockItemListSyntax.self), let owner = current.parent,
        !owner.is(SourceFileSyntax.self), !owner.is(IfConfigClauseSyntax.self)
      {
        return .code(current)
      }
      node = current.parent
    }
    let isType = TypeDeclaration(declaration) != nil || declaration.is(TypeAliasDeclSyntax.self)
    return .module(isType: isType)
  }
}
