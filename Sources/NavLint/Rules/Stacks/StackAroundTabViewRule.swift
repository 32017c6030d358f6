import Findings
import SwiftSyntax

/// Finds a tab view in the content of a stack, in one view or through views that the stack shows.
struct StackAroundTabViewRule: Rule {
  static let fault = "stack-around-tab-view"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "TabView").compactMap { tabs in
      guard !tabs.isOnReceiver, !tabs.node.isInPreview, !Self.isOfPages(tabs) else { return nil }
      let message = "one stack around all tabs; put a stack into each tab instead"
      for enclosure in tabs.node.enclosuresInMember {
        guard let container = enclosure.containers.navigation else { continue }
        guard container == .stack || container == .navigationView else { return nil }
        return file.finding(
          self,
          at: enclosure.call.nameToken,
          message,
          notes: [file.note("the tab view inside it", at: tabs.nameToken)]
        )
      }
      guard let type = tabs.node.enclosingType else { return nil }
      let piece = FileFacts.piece(of: type, around: tabs.node)
      guard let showing = context.project.stackAround(piece),
        let container = showing.containers.navigation,
        container == .stack || container == .navigationView
      else { return nil }
      return file.finding(
        self,
        at: tabs.nameToken,
        "this tab view is shown inside a stack; put a stack into each tab instead",
        notes: [Finding.Note(message: "it is shown inside a stack here", place: showing.place)]
      )
    }
  }

  /// Returns whether the tab view has pages without a tab bar.
  private static func isOfPages(_ tabs: Call) -> Bool {
    tabs.outerModifiers.contains {
      let style = "\($0.node.arguments)".lowercased()
      return $0.name == "tabViewStyle" && (style.contains("page") || style.contains("carousel"))
    }
  }
}
