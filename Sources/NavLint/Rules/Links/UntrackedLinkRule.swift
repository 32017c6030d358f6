import Findings
import SwiftSyntax

/// A rule that finds links with a destination closure in a stack whose observed path does not record them.
struct UntrackedLinkRule: Rule {
  static let fault = "untracked-link"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let stacks = file.calls(of: "NavigationStack").filter { !$0.isOnReceiver && $0.has("path") }
    guard !stacks.isEmpty, file.calls(of: "NavigationLink").contains(where: isWithoutValue) else {
      return []
    }
    let watchers = watchers(in: file)
    var watched: [Int: TokenSyntax] = [:]
    for stack in stacks {
      guard let path = stack.argument("path")?.memberPath else { continue }
      watched[stack.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset] = watchers[path]
    }
    guard !watched.isEmpty else { return [] }
    return file.calls(of: "NavigationLink").compactMap { link in
      guard !link.isOnReceiver, !link.node.isInPreview, isWithoutValue(link),
        let start = stackStart(of: link, in: file, context),
        let watcher = watched[start]
      else { return nil }
      return file.finding(
        self,
        at: link.nameToken,
        "this link pushes a screen without a value, so the watched path does not contain the screen; give the link "
          + "a value",
        notes: [file.note("the path is watched here", at: watcher)]
      )
    }
  }

  private func isWithoutValue(_ link: Call) -> Bool {
    !link.has("value") && !link.has("isActive") && !link.has("selection")
      && (link.trailingClosure != nil || link.has("destination"))
  }

  /// Returns the position of the stack onto which the link pushes, or nil if the file does not show that stack.
  private func stackStart(of link: Call, in file: ParsedFile, _ context: RuleContext) -> Int? {
    if let start = link.node.stackStart { return start }
    guard link.node.containers.navigation == nil, let type = link.node.enclosingType else {
      return nil
    }
    let showings = context.project.showings(of: FileFacts.piece(of: type, around: link.node))
    guard showings.count == 1, let showing = showings.first, showing.place.file == file.path else {
      return nil
    }
    return showing.stackStart
  }

  /// Returns the tokens at which code reads paths to show or save their values, keyed by path.
  private func watchers(in file: ParsedFile) -> [[String]: TokenSyntax] {
    var watchers: [[String]: TokenSyntax] = [:]
    for member in file.nodes(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      guard ["codable", "count", "isEmpty", "last"].contains(name),
        let path = member.base?.memberPath,
        watchers[path] == nil, name == "codable" || isShown(member)
      else { continue }
      watchers[path] = member.declName.baseName
    }
    let observed = file.types.filter { !$0.isView }.flatMap(\.properties).filter {
      $0.accessors != nil && !$0.isComputed
    }
    let names = Dictionary(
      observed.map { ($0.name, $0.nameToken) },
      uniquingKeysWith: { a, _ in a }
    )
    for stack in file.calls(of: "NavigationStack") {
      guard let path = stack.argument("path")?.memberPath, let last = path.last else { continue }
      if let token = names[last] { watchers[path] = token }
    }
    for change in file.calls(of: "onChange") {
      if let path = change.argument("of")?.memberPath { watchers[path] = change.nameToken }
    }
    return watchers
  }

  /// Returns whether an expression is part of a view's content rather than of an action or function.
  private func isShown(_ node: some SyntaxProtocol) -> Bool {
    guard node.enclosingType?.isView == true, !node.containers.contains(.action) else {
      return false
    }
    let isDisabled = node.enclosuresInMember.contains { $0.call.name == "disabled" }
    return !isDisabled && node.enclosingMember?.node.is(VariableDeclSyntax.self) == true
  }
}
