import Findings
import SwiftSyntax

/// A rule that finds a split view inside a stack, directly or through views that the stack shows or pushes.
struct SplitViewInStackRule: Rule {
  static let fault = "split-view-in-stack"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "NavigationSplitView").compactMap { split in
      guard !split.isOnReceiver, !split.node.isInPreview else { return nil }
      let message = "this split view is inside a stack; make it the root of its window or tab"
      for enclosure in split.node.enclosuresInMember {
        guard let container = enclosure.containers.navigation else { continue }
        guard [.stack, .navigationView, .pushed].contains(container) else { return nil }
        return file.finding(
          self,
          at: split.nameToken,
          message,
          notes: [file.note("the stack around the split view", at: enclosure.call.nameToken)]
        )
      }
      guard let type = split.node.enclosingType,
        let showing = context.project.stackAround(
          FileFacts.piece(of: type, around: split.node)
        )
      else { return nil }
      return file.finding(
        self,
        at: split.nameToken,
        message,
        notes: [
          Finding.Note(message: "the view is shown inside a stack here", place: showing.place)
        ]
      )
    }
  }
}
