import Findings
import SwiftSyntax

/// Finds a type that hides SwiftUI's `Tab`.
struct TypeNamedTabRule: Rule {
  static let fault = "type-named-tab"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    // SwiftUI has had the name since iOS 18; what runs on older systems writes 'tabItem'.
    if let target = context.deploymentTarget, target < DeploymentTarget(18) { return [] }
    let importsSwiftUI = Self.importsSwiftUI(file)
    return file.types.compactMap { type in
      guard type.name == "Tab", type.kind != .extension, type.node.enclosingType == nil,
        type.node.enclosingMember == nil,
        !context.project.showings(of: "TabView").isEmpty || importsSwiftUI
      else { return nil }
      return file.finding(
        self,
        at: type.nameToken,
        "this name hides SwiftUI's 'Tab'; call the type something else, such as 'AppTab'"
      )
    }
  }

  private static func importsSwiftUI(_ file: ParsedFile) -> Bool {
    file.nodes(ImportDeclSyntax.self).contains { $0.path.first?.name.text == "SwiftUI" }
  }
}
