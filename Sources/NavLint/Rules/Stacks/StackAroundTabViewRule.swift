import Findings
import SwiftSyntax

/// A rule that finds a tab view inside a stack, directly or through views that the stack shows or pushes.
struct StackAroundTabViewRule: Rule {
  static let fault = "stack-around-tab-view"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "TabView").compactMap { tabs in
      guard !tabs.isOnReceiver, !tabs.node.isInPreview, !Self.isOfPages(tabs) else { return nil }
      let message = "this stack is around all tabs; put a stack into each tab instead"
      for enclosure in tabs.node.enclosuresInMember {
        guard let container = enclosure.containers.navigation else { continue }
        if container == .pushed {
          let isInColumn = tabs.node.enclosingType.map {
            context.project.isInColumn(FileFacts.piece(of: $0, around: tabs.node))
          }
          return isInColumn == false ? pushed(tabs, in: file, enclosure.call.nameToken) : nil
        }
        guard container == .stack || container == .navigationView else { return nil }
        return file.finding(
          self,
          at: enclosure.call.nameToken,
          message,
          notes: [file.note("the tab view inside the stack", at: tabs.nameToken)]
        )
      }
      guard let type = tabs.node.enclosingType else { return nil }
      let piece = FileFacts.piece(of: type, around: tabs.node)
      guard let showing = context.project.stackAround(piece),
        let container = showing.containers.navigation,
        [.stack, .navigationView, .pushed].contains(container)
      else { return nil }
      return file.finding(
        self,
        at: tabs.nameToken,
        container == .pushed
          ? Self.pushedMessage
          : "this tab view is shown inside a stack; put a stack into each tab instead",
        notes: [
          Finding.Note(message: "the tab view is shown inside a stack here", place: showing.place)
        ]
      )
    }
  }

  private func pushed(_ tabs: Call, in file: ParsedFile, _ push: TokenSyntax) -> Finding {
    file.finding(
      self,
      at: tabs.nameToken,
      Self.pushedMessage,
      notes: [file.note("the tab view is pushed here", at: push)]
    )
  }

  private static let pushedMessage =
    "this tab view is pushed onto a stack; show it instead of the stack, with a stack in each tab"

  /// Returns whether the tab view has pages without a tab bar.
  private static func isOfPages(_ tabs: Call) -> Bool {
    tabs.outerModifiers.contains {
      let style = "\($0.node.arguments)".lowercased()
      return $0.name == "tabViewStyle" && (style.contains("page") || style.contains("carousel"))
    }
  }
}
