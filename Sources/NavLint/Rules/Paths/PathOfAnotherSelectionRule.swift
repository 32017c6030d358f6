import Findings
import SwiftSyntax

/// A rule that finds a detail column's path that is not cleared when the selection changes.
struct PathOfAnotherSelectionRule: Rule {
  static let fault = "path-of-another-selection"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var written: [SyntaxIdentifier: Set<String>] = [:]
    return file.calls(of: "NavigationSplitView").flatMap { split -> [Finding] in
      guard !split.isOnReceiver, !split.node.isInPreview, let type = split.node.enclosingType,
        let sidebar = split.trailingClosure, let detail = split.closure("detail"),
        let selection = selection(in: sidebar, of: type, file)
      else { return [] }
      let changed = written[type.node.id] ?? namesWritten(in: type, of: file)
      written[type.node.id] = changed
      return detail.innerCalls.filter { $0.name == "NavigationStack" }.compactMap { stack in
        guard let path = stack.argument("path"), let name = ownState(path, of: type, file),
          !changed.contains(name), file.declarations.property(name, of: type)?.accessors == nil,
          !isRebuilt(stack, by: selection)
        else { return nil }
        return file.finding(
          self,
          at: path,
          "this path keeps its values when '\(selection)' changes; empty it in 'onChange(of: \(selection))'"
        )
      }
    }
  }

  /// Returns the state that the selection in the sidebar's list sets, or nil if there is none.
  private func selection(
    in sidebar: ClosureExprSyntax,
    of type: TypeDeclaration,
    _ file: ParsedFile
  ) -> String? {
    sidebar.innerCalls.lazy.filter { $0.name == "List" }
      .compactMap { $0.argument("selection") }
      .compactMap { ownState($0, of: type, file) }.first
  }

  /// Returns the name of the view's own state that a binding refers to, or nil if there is none.
  private func ownState(
    _ binding: ExprSyntax,
    of type: TypeDeclaration,
    _ file: ParsedFile
  ) -> String? {
    guard let names = binding.memberPath, names.count == 1,
      file.declarations.property(names[0], of: type)?.has("State") == true
    else { return nil }
    return names[0]
  }

  /// Returns the names of the properties that the view changes, except by appending.
  private func namesWritten(in type: TypeDeclaration, of file: ParsedFile) -> Set<String> {
    let assigned = file.nodes(SequenceExprSyntax.self).within(type.node.range)
      .filter { $0.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true }
      .map { $0.elements.first?.memberPath }
    let emptied = ["removeAll", "removeLast"].flatMap {
      file.calls(of: $0).within(type.node.range).map { $0.receiver?.memberPath }
    }
    return Set((assigned + emptied).compactMap { $0?.count == 1 ? $0?.first : nil })
  }

  /// Returns whether the stack, or a container around the stack in its column, is recreated for each selection.
  private func isRebuilt(_ stack: Call, by selection: String) -> Bool {
    stack.node.enclosuresInMember.contains { enclosure in
      enclosure.call.name == "id" && enclosure.part == .receiver
        && (enclosure.call.argument(nil)?.uses([selection]) ?? false)
    }
  }
}
