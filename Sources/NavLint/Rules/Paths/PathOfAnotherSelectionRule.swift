import Findings
import SwiftSyntax

/// Finds a path of a detail column that nobody empties when the selection changes.
struct PathOfAnotherSelectionRule: Rule {
  static let fault = "path-of-another-selection"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "NavigationSplitView").flatMap { split -> [Finding] in
      guard !split.isOnReceiver, !split.node.isInPreview, let type = split.node.enclosingType,
        let sidebar = split.trailingClosure, let detail = split.closure("detail"),
        let selection = selection(in: sidebar, of: type)
      else { return [] }
      return detail.innerCalls.filter { $0.name == "NavigationStack" }.compactMap { stack in
        guard let path = stack.argument("path"), let name = ownState(path, of: type),
          !isWritten(name, in: type), !isRebuilt(stack, by: selection)
        else { return nil }
        return file.finding(
          self,
          at: path,
          "this path stays when '\(selection)' changes; empty it in 'onChange(of: \(selection))'"
        )
      }
    }
  }

  /// The state that the list in the sidebar writes.
  private func selection(in sidebar: ClosureExprSyntax, of type: TypeDeclaration) -> String? {
    sidebar.innerCalls.lazy.filter { $0.name == "List" }
      .compactMap { $0.argument("selection") }
      .compactMap { ownState($0, of: type) }.first
  }

  /// The name of a binding to state of the view itself; what an object owns may be looked after there.
  private func ownState(_ binding: ExprSyntax, of type: TypeDeclaration) -> String? {
    guard let names = binding.memberPath, names.count == 1, let property = type.property(names[0]),
      property.has("State")
    else { return nil }
    return names[0]
  }

  /// Whether the view changes the path anywhere, other than by appending.
  private func isWritten(_ name: String, in type: TypeDeclaration) -> Bool {
    let isAssigned = type.node.descendants(SequenceExprSyntax.self).contains { sequence in
      sequence.elements.first?.memberPath == [name]
        && sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }
    return isAssigned
      || type.node.innerCalls.contains { call in
        ["removeAll", "removeLast"].contains(call.name) && call.receiver?.memberPath == [name]
      }
      || type.property(name)?.accessors != nil
  }

  /// Whether the stack, or something around it in its column, is made anew for each selection.
  private func isRebuilt(_ stack: Call, by selection: String) -> Bool {
    stack.node.enclosuresInMember.contains { enclosure in
      enclosure.call.name == "id" && enclosure.part == .receiver
        && (enclosure.call.argument(nil)?.uses([selection]) ?? false)
    }
  }
}
