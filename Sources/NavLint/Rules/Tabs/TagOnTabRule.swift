import Findings
import SwiftSyntax

/// A rule that finds `tag` on a `Tab`, which is not a view.
struct TagOnTabRule: Rule {
  static let fault = "tag-on-tab"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    guard context.project.types["Tab"] == nil else { return [] }
    return file.calls(of: "tag").compactMap { tag in
      guard let root = tag.rootCall, root.name == "Tab", !root.isOnReceiver,
        tag.node.containers.contains(.tabs)
      else { return nil }
      return file.finding(
        self,
        at: tag.nameToken,
        "'Tab' is not a view and has no 'tag'; write 'Tab(…, value: \(tag.argument(nil)?.trimmedDescription ?? "…"))'"
      )
    }
  }
}
