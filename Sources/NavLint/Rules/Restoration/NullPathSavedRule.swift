import Findings
import SwiftSyntax

/// A rule that finds code that encodes the codable form of a path without unwrapping it.
struct NullPathSavedRule: Rule {
  static let fault = "null-path-saved"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "encode").compactMap { call in
      guard call.isOnReceiver,
        let member = call.argument(nil)?.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "codable", let path = member.base,
        !path.is(OptionalChainingExprSyntax.self)
      else { return nil }
      if let type = context.project.typeText(of: path), type != "NavigationPath" { return nil }
      return file.finding(
        self,
        at: member.declName,
        "'codable' is nil if one value of the path is not Codable, and is then saved as null; unwrap it first"
      )
    }
  }
}
