import Findings
import SwiftSyntax

extension SharedPathRule {
  /// Returns findings for tabs that one method of the view creates, each with a stack that is bound to the same path.
  func repeated(in file: ParsedFile) -> [Finding] {
    file.calls(of: "TabView").flatMap { tabs -> [Finding] in
      guard !tabs.isOnReceiver, !tabs.node.isInPreview, let type = tabs.node.enclosingType else {
        return []
      }
      var seen: [String: Call] = [:]
      return tabs.tabEntries.compactMap { entry in
        guard entry.isUnconditional, let call = Self.methodCall(of: entry),
          let path = path(ofStackIn: call.name, of: type, in: file)
        else { return nil }
        guard let first = seen[call.name] else {
          seen[call.name] = call
          return nil
        }
        return file.finding(
          self,
          at: call.nameToken,
          "'\(call.name)' binds the stack of each tab to '\(path)'; give each tab its own path",
          notes: [file.note("the other tab", at: first.nameToken)]
        )
      }
    }
  }

  /// Returns the call of the view's method that creates a tab or its content, or nil if there is none.
  private static func methodCall(of entry: TabEntry) -> Call? {
    let root = entry.form == .item ? entry.root : entry.root.trailingClosure?.statements.onlyCall
    guard let root, !root.isInitializer, root.receiver?.memberPath?.isEmpty ?? true else {
      return nil
    }
    return root
  }

  /// Returns the path of the only stack in a method if the path is independent of the parameters, or nil otherwise.
  private func path(
    ofStackIn name: String,
    of type: TypeDeclaration,
    in file: ParsedFile
  ) -> String? {
    let methods = file.types.filter { $0.qualifiedName == type.qualifiedName }.flatMap(\.methods)
      .filter { $0.name.text == name }
    guard methods.count == 1, let method = methods.first else { return nil }
    let stacks = file.calls(of: "NavigationStack").within(method.range)
    guard stacks.count == 1, let stack = stacks.first, !stack.isOnReceiver,
      !stack.node.containers.contains(.presented), let path = stack.argument("path"),
      path.memberPath != nil, let first = path.firstReference
    else { return nil }
    let isParameter = method.signature.parameterClause.parameters.contains {
      ($0.secondName ?? $0.firstName).text == first.baseName.text.drop { $0 == "$" }
    }
    let isLocal =
      file.declarations.property(of: first).map { method.range.contains($0.binding.range) } == true
    return isParameter || isLocal ? nil : path.trimmedDescription
  }
}
