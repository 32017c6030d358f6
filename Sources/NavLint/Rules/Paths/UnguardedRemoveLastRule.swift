import Findings
import SwiftSyntax

/// Finds `removeLast` on a path that nobody has asked whether it is empty.
struct UnguardedRemoveLastRule: Rule {
  static let fault = "unguarded-remove-last"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "removeLast").compactMap { call in
      guard let receiver = call.receiver, let names = receiver.memberPath, let name = names.last,
        !call.node.isInPreview, isPath(receiver, names, in: file, context),
        !removesWhatIsThere(call, name), !EmptinessGuard(name: name).covers(call.node)
      else { return nil }
      return file.finding(
        self,
        at: call.nameToken,
        "'removeLast' stops the app when the path is empty; ask 'isEmpty' first"
      )
    }
  }

  private func isPath(
    _ receiver: ExprSyntax,
    _ names: [String],
    in file: ParsedFile,
    _ context: RuleContext
  ) -> Bool {
    let type = context.project.typeText(of: receiver)
    if let type, Project.simpleName(type) == "NavigationPath" { return true }
    guard let last = names.last, context.project.stackPathNames.contains(last) else { return false }
    return type.map { $0.hasPrefix("[") || $0 == "Binding<NavigationPath>" } ?? true
  }

  /// Whether the number of values is taken from the path itself.
  private func removesWhatIsThere(_ call: Call, _ name: String) -> Bool {
    guard let count = call.argument(nil) else { return false }
    let text = count.trimmedDescription
    return text == "0" || text.contains("min(") || text.hasSuffix("\(name).count")
  }
}
