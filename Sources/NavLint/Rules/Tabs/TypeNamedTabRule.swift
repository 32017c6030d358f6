import Findings
import SwiftSyntax

/// Finds a type that hides SwiftUI's `Tab`.
struct TypeNamedTabRule: Rule {
  static let fault = "type-named-tab"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    // SwiftUI has had the name since iOS 18; what runs on older systems writes 'tabItem'.
    if let target = context.deploymentTarget, target < DeploymentTarget(18) { return [] }
    let importsSwiftUI = Self.importsSwiftUI(file)
    guard !context.project.showings(of: "TabView").isEmpty || importsSwiftUI else { return [] }
    let types = file.types.compactMap { type -> TokenSyntax? in
      guard type.name == Self.name, type.kind != .extension, type.node.enclosingMember == nil,
        type.node.enclosingType.map({ isFelt(in: $0.name, file) }) ?? true
      else { return nil }
      return type.nameToken
    }
    let aliases = file.nodes(TypeAliasDeclSyntax.self).compactMap { alias -> TokenSyntax? in
      let target = alias.initializer.value.trimmedDescription
      guard alias.name.plainText == Self.name, target != "SwiftUI.Tab",
        alias.enclosingMember == nil,
        alias.enclosingType.map({ isFelt(in: $0.name, file) }) ?? true
      else { return nil }
      return alias.name
    }
    return (types + aliases).map { name in
      file.finding(
        self,
        at: name,
        "this name hides SwiftUI's 'Tab'; call the type something else, such as 'AppTab'"
      )
    }
  }

  private static let name = "Tab"

  /// Returns whether a type has to write `SwiftUI.Tab`, because a type within it hides the name.
  private func isFelt(in type: String, _ file: ParsedFile) -> Bool {
    file.calls(of: Self.name).contains { call in
      let name = call.nameToken.parent?.parent?.as(MemberAccessExprSyntax.self)
      let module = name?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      return module == "SwiftUI" && call.node.enclosingTypeNames.contains(type)
    }
  }

  private static func importsSwiftUI(_ file: ParsedFile) -> Bool {
    file.nodes(ImportDeclSyntax.self).contains { $0.path.first?.name.text == "SwiftUI" }
  }
}
