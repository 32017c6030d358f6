import Findings
import SwiftSyntax

/// Finds links with a destination closure in a stack whose path is watched, as they leave no trace in it.
struct UntrackedLinkRule: Rule {
  static let fault = "untracked-link"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let watched = file.calls(of: "NavigationStack").compactMap { stack -> (Int, Finding.Note)? in
      guard !stack.isOnReceiver, let path = stack.argument("path")?.memberPath,
        let watcher = watcher(of: path, in: file)
      else { return nil }
      return (
        stack.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset,
        file.note("the path is watched here", at: watcher)
      )
    }
    guard !watched.isEmpty else { return [] }
    return file.calls(of: "NavigationLink").compactMap { link in
      guard !link.isOnReceiver, !link.node.isInPreview, isWithoutValue(link),
        let start = stackStart(of: link, in: file, context),
        let note = watched.first(where: { $0.0 == start })?.1
      else { return nil }
      return file.finding(
        self,
        at: link.nameToken,
        "this link pushes a screen without a value, which the watched path does not tell; give it a value",
        notes: [note]
      )
    }
  }

  private func isWithoutValue(_ link: Call) -> Bool {
    !link.has("value") && !link.has("isActive") && !link.has("selection")
      && (link.trailingClosure != nil || link.has("destination"))
  }

  /// Where the stack begins that the link pushes on, when the file shows it.
  private func stackStart(of link: Call, in file: ParsedFile, _ context: RuleContext) -> Int? {
    if let start = link.node.stackStart { return start }
    guard link.node.containers.navigation == nil, let type = link.node.enclosingType else {
      return nil
    }
    let showings = context.project.showings[FileFacts.piece(of: type, around: link.node)] ?? []
    guard showings.count == 1, let showing = showings.first, showing.place.file == file.path else {
      return nil
    }
    return showing.stackStart
  }

  /// What asks for the values of a path to show or to save them.
  private func watcher(of path: [String], in file: ParsedFile) -> TokenSyntax? {
    let change = file.calls(of: "onChange").first { $0.argument("of")?.memberPath == path }
    if let change { return change.nameToken }
    let observed = file.types.flatMap(\.properties).first {
      $0.name == path.last && $0.accessors != nil && !$0.isComputed
    }
    if let observed { return observed.nameToken }
    return file.nodes(MemberAccessExprSyntax.self).first { member in
      let name = member.declName.baseName.text
      guard member.base?.memberPath == path else { return false }
      return name == "codable"
        || ["count", "isEmpty", "last"].contains(name) && isShown(member)
    }?.declName.baseName
  }

  /// Whether an expression belongs to what a view shows, and not to an action or a function.
  private func isShown(_ node: some SyntaxProtocol) -> Bool {
    guard node.enclosingType?.isView == true, !node.containers.contains(.action) else {
      return false
    }
    let isDisabled = node.enclosuresInMember.contains { $0.call.name == "disabled" }
    return !isDisabled && node.enclosingMember?.node.is(VariableDeclSyntax.self) == true
  }
}
