import Findings
import SwiftSyntax

extension StaleStateRule {
  /// Finds presentations in the rows of a list that all share one flag and show the row's own element.
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
        "all rows share '$\(path.joined(separator: "."))', so what opens may belong to another row; present outside of "
          + "the rows, with an item",
        notes: [file.note("the row's own value", at: use)]
      )
    }
  }

  private static let presentations = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog",
  ]
}

extension ExprSyntax {
  /// Whether it is a binding by name: `$flag` or `$model.flag`.
  fileprivate var isProjection: Bool { trimmedDescription.hasPrefix("$") }
}

extension Call {
  /// Returns the names that stand for the element in the closure of rows around a node.
  fileprivate func elementNames(around node: some SyntaxProtocol) -> Set<String> {
    let closure = closures.first { $0.closure.range.contains(node.position) }?.closure
    return Set((closure?.parameterNames ?? []).map { String($0.trimmingPrefix("$")) })
  }
}

extension ClosureExprSyntax {
  /// Returns the first place that reads one of some names.
  fileprivate func firstUse(of names: Set<String>) -> DeclReferenceExprSyntax? {
    descendants(DeclReferenceExprSyntax.self).first { use in
      guard names.contains(String(use.baseName.text.trimmingPrefix("$"))) else { return false }
      return use.parent?.as(MemberAccessExprSyntax.self)?.declName.id != use.id
    }
  }
}
