import Findings
import SwiftSyntax

/// Finds a second sheet or cover on one view.
struct SeveralPresentationsRule: Rule {
  static let fault = "several-presentations"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: ["sheet", "fullScreenCover"]).compactMap { call in
      guard Self.isPresentation(call), !call.node.isInPreview,
        let first = call.innerModifiers.first(where: Self.isPresentation)
      else { return nil }
      return file.finding(
        self,
        at: call.nameToken,
        "this view presents something else already, and only one can be shown; keep one optional value for all",
        notes: [file.note("the first presentation of this view", at: first.nameToken)]
      )
    }
  }

  private static func isPresentation(_ call: Call) -> Bool {
    ["sheet", "fullScreenCover"].contains(call.name) && call.isOnReceiver
      && (call.has("isPresented") || call.has("item"))
      && call.labels.allSatisfy(labels.contains)
  }

  /// The labels of SwiftUI's own forms; a project's form with another label may do anything.
  private static let labels: Set<String> = ["", "isPresented", "item", "onDismiss", "content"]
}
