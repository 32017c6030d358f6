import Findings
import SwiftSyntax

/// Finds links and destinations of another type than the elements of the array that their stack is bound to.
struct WrongPathTypeRule: Rule {
  static let fault = "wrong-path-type"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "NavigationStack").flatMap { stack -> [Finding] in
      guard !stack.isOnReceiver, let path = stack.argument("path"),
        let text = context.project.typeText(of: path), let element = Project.element(text),
        let expected = context.project.certainName(element)
      else { return [] }
      let start = stack.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset
      let note = file.note("the path of the stack holds '\(expected)' only", at: path)
      let links = file.calls(of: "NavigationLink").filter { belongs($0, to: start, file, context) }
        .compactMap { link -> Finding? in
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
      let destinations = file.calls(of: "navigationDestination")
        .filter { belongs($0, to: start, file, context) }
        .compactMap { destination -> Finding? in
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

  /// Whether a call is in the stack that begins at an offset: by what is written around it, or because the view
  /// that it belongs to is shown there and nowhere else.
  private func belongs(
    _ call: Call,
    to start: Int,
    _ file: ParsedFile,
    _ context: RuleContext
  ) -> Bool {
    if let own = call.node.stackStart { return own == start }
    guard call.node.containers.navigation == nil, !call.node.isInPreview,
      let type = call.node.enclosingType
    else { return false }
    let showings = context.project.showings[FileFacts.piece(of: type, around: call.node)] ?? []
    return showings.count == 1
      && showings.allSatisfy { $0.place.file == file.path && $0.stackStart == start }
  }
}
