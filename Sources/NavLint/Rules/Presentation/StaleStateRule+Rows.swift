import Findings
import SwiftSyntax

extension StaleStateRule {
  /// Returns findings for presentations in a list's rows that share a flag although each shows its own row's element.
  func sharedFlags(in file: ParsedFile) -> [Finding] {
    file.calls(of: Self.presentations).compactMap { call in
      guard call.isOnReceiver, !call.node.isInPreview,
        let flag = call.argument("isPresented"), flag.isProjection,
        let row = call.node.enclosuresInMember.first(where: { $0.containers.contains(.row) }),
        let path = flag.memberPath, let name = path.first
      else { return nil }
      let elements = row.call.elementNames(around: call.node)
      guard !elements.contains(name),
        let use = call.closures.lazy.compactMap({ $0.closure.firstUse(of: elements) }).first
      else { return nil }
      return file.finding(
        self,
        at: call.nameToken,
        "all rows share '$\(path.joined(separator: "."))', so the presentation may belong to another row; move it "
          + "outside the rows, and present with an item",
        notes: [file.note("the row's own value", at: use)]
      )
    }
  }

  private static let presentations = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog",
  ]
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is a binding by name, such as `$flag` or `$model.flag`.
  fileprivate var isProjection: Bool { trimmedDescription.hasPrefix("$") }
}

extension Call {
  /// Returns the names that the closure for the surrounding rows gives to the element.
  fileprivate func elementNames(around node: some SyntaxProtocol) -> Set<String> {
    let closure = closures.first { $0.closure.range.contains(node.position) }?.closure
    return Set((closure?.parameterNames ?? []).map { String($0.trimmingPrefix("$")) })
  }
}

extension ClosureExprSyntax {
  /// Returns the first reference that reads one of the given names, or nil if there is none.
  fileprivate func firstUse(of names: Set<String>) -> DeclReferenceExprSyntax? {
    descendants(DeclReferenceExprSyntax.self).first { use in
      guard names.contains(String(use.baseName.text.trimmingPrefix("$"))) else { return false }
      return use.parent?.as(MemberAccessExprSyntax.self)?.declName.id != use.id
    }
  }
}
