import Findings
import SwiftSyntax

/// A rule that finds destinations that are declared in a list or lazy stack, directly or in a separate row.
struct DestinationInLazyContainerRule: Rule {
  static let fault = "destination-in-lazy-container"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var rows: [String: Showing?] = [:]
    return file.calls(of: "navigationDestination").compactMap { destination in
      guard destination.isOnReceiver, !destination.node.isInPreview else { return nil }
      let containers = destination.node.containers
      if containers.isLazyInStack {
        return file.finding(
          self,
          at: destination.nameToken,
          "this destination is in a lazy container, where the stack may not see it; move it outside"
        )
      }
      guard containers.navigation == nil, let type = destination.node.enclosingType else {
        return nil
      }
      let piece = FileFacts.piece(of: type, around: destination.node)
      let found = rows[piece] ?? row(piece, context)
      rows[piece] = .some(found)
      guard let row = found else { return nil }
      return file.finding(
        self,
        at: destination.nameToken,
        "this destination is in a view that is shown in a lazy container; move it outside the container",
        notes: [
          Finding.Note(message: "the view is shown in a lazy container here", place: row.place)
        ]
      )
    }
  }

  /// Returns a place that shows a UI piece in a lazy container, or nil if there is none.
  private func row(_ piece: String, _ context: RuleContext) -> Showing? {
    guard !context.project.isAmbiguous(piece) else { return nil }
    return context.project.showings(of: piece).first { $0.containers.isLazyInStack }
  }
}
