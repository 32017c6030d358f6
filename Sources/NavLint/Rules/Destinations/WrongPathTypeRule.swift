import Findings
import SwiftSyntax

/// A rule that finds links and destinations whose type differs from the element type of the stack's array.
struct WrongPathTypeRule: Rule {
  static let fault = "wrong-path-type"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let stacks = file.calls(of: "NavigationStack").filter { !$0.isOnReceiver && $0.has("path") }
    guard !stacks.isEmpty else { return [] }
    let links = Dictionary(grouping: file.calls(of: "NavigationLink")) {
      start(of: $0, file, context)
    }
    let destinations = Dictionary(grouping: file.calls(of: "navigationDestination")) {
      start(of: $0, file, context)
    }
    return stacks.flatMap { stack -> [Finding] in
      guard let path = stack.argument("path"),
        let text = context.project.typeText(of: path), let element = Project.element(text),
        let expected = context.project.certainName(element)
      else { return [] }
      let start = stack.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset
      let note = file.note("the path of the stack holds only '\(expected)'", at: path)
      let links = (links[start] ?? []).compactMap { link -> Finding? in
        guard let value = link.argument("value"),
          let type = context.project.pushedType(of: value), type != expected
        else { return nil }
        return file.finding(
          self,
          at: value,
          "a value of type '\(type)' does not fit the path, so the link does nothing",
          notes: [note]
        )
      }
      let destinations = (destinations[start] ?? []).compactMap { destination -> Finding? in
        guard let text = destination.destinationType,
          let type = context.project.certainName(text), type != expected
        else { return nil }
        return file.finding(
          self,
          at: destination.nameToken,
          "a destination for '\(type)' is never used, because the path cannot hold such a value",
          notes: [note]
        )
      }
      return links + destinations
    }
  }

  /// Returns the position of the stack around a call or the only place that shows its view, or nil if there is none.
  private func start(of call: Call, _ file: ParsedFile, _ context: RuleContext) -> Int? {
    if let own = call.node.stackStart { return own }
    guard call.node.containers.navigation == nil, !call.node.isInPreview,
      let type = call.node.enclosingType
    else { return nil }
    let showings = context.project.showings(of: FileFacts.piece(of: type, around: call.node))
    guard showings.count == 1, let showing = showings.first, showing.place.file == file.path else {
      return nil
    }
    return showing.stackStart
  }
}
