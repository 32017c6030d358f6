import Findings
import SwiftSyntax

/// Finds two tabs or columns whose stacks are bound to one path.
struct SharedPathRule: Rule {
  static let fault = "shared-path"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let references = file.nodes(DeclReferenceExprSyntax.self)
    return file.calls(of: ["TabView", "NavigationSplitView"]).flatMap { outer -> [Finding] in
      guard !outer.isOnReceiver else { return [] }
      var seen: [String: ExprSyntax] = [:]
      return stacks(in: outer, of: file, references).compactMap { stack in
        guard let path = stack.argument("path"), let names = path.memberPath else { return nil }
        let key = names.joined(separator: ".")
        guard let first = seen[key] else {
          seen[key] = path
          return nil
        }
        guard first.id != path.id else { return nil }
        return file.finding(
          self,
          at: path,
          "another stack is bound to '\(path.trimmedDescription)' as well; give each stack its own path",
          notes: [file.note("the other stack", at: first)]
        )
      }
    }
  }

  /// The stacks that are shown side by side in a container, directly or in a property of the same view.
  private func stacks(
    in outer: Call,
    of file: ParsedFile,
    _ references: [DeclReferenceExprSyntax]
  ) -> [Call] {
    let all = file.calls(of: "NavigationStack")
    guard all.count > 1 else { return [] }
    let closures = outer.closures.map(\.closure)
    let direct = closures.flatMap { all.within($0.range) }.filter { stack in
      !stack.isOnReceiver && isShownBeside(stack, in: outer)
    }
    guard let type = outer.node.enclosingType else { return direct }
    let names = Set(
      closures.flatMap { references.within($0.range) }.map(\.baseName.text)
    )
    let pieces = type.properties.filter { property in
      property.isContent && property.name != "body" && names.contains(property.name)
    }
    let indirect = pieces.flatMap { all.within($0.binding.range) }.filter { stack in
      !isInBranch(stack.node) && !stack.node.containers.contains(.presented)
    }
    return direct + indirect
  }

  /// Whether nothing comes between a stack and the container that makes it one of several alternatives.
  private func isShownBeside(_ stack: Call, in outer: Call) -> Bool {
    guard !isInBranch(stack.node, upTo: outer.node) else { return false }
    for enclosure in stack.node.enclosuresInMember {
      if enclosure.call.node.id == outer.node.id { return true }
      if enclosure.containers.contains(.presented) || enclosure.call.name == "ForEach" {
        return false
      }
    }
    return false
  }

  /// Whether something is shown in a branch only, where the other branch may show the same.
  private func isInBranch(
    _ node: some SyntaxProtocol,
    upTo end: FunctionCallExprSyntax? = nil
  ) -> Bool {
    var current = node.parent
    while let parent = current, parent.id != end.map(Syntax.init)?.id {
      if parent.is(IfExprSyntax.self) || parent.is(SwitchExprSyntax.self) { return true }
      if parent.is(MemberBlockItemSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }
}
