import Findings
import SwiftSyntax

/// Finds destinations that are declared in a list or lazy stack, in one view or in a separate row.
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
          "a destination in a lazy container, where the stack may not see it; move it outside"
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
        "a destination in a view that is shown in a lazy container; move it outside of the container",
        notes: [Finding.Note(message: "it is shown in a lazy container here", place: row.place)]
      )
    }
  }

  /// Returns the place that shows a UI piece in a lazy container.
  private func row(_ piece: String, _ context: RuleContext) -> Showing? {
    guard !context.project.isAmbiguous(piece) else { return nil }
    return context.project.showings(of: piece).first { $0.containers.isLazyInStack }
  }
}
