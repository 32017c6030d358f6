import Findings
import SwiftSyntax

/// A rule that finds code that saves a path but sometimes returns early, which leaves older data in place.
struct StaleRestorationRule: Rule {
  static let fault = "stale-restoration"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let paths = file.boundPathNames
    var lastSaves: [SyntaxIdentifier: AbsolutePosition?] = [:]
    return file.nodes(GuardStmtSyntax.self).compactMap { node in
      guard onlyLeaves(node.body),
        node.conditions.contains(where: { $0.unwrapsCodable || isAboutPath($0, paths) }),
        let item = node.parent?.as(CodeBlockItemSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self)
      else { return nil }
      let lastSave = lastSaves[list.id] ?? lastSave(in: list, of: file)
      lastSaves[list.id] = .some(lastSave)
      guard let lastSave, item.position < lastSave else { return nil }
      return file.finding(
        self,
        at: node.guardKeyword,
        "if this code returns, the data saved earlier is restored at the next launch; remove the old data first"
      )
    }
  }

  /// Returns whether a condition requires that a path, or its new value in `onChange`, is not
  /// empty.
  private func isAboutPath(_ condition: ConditionElementSyntax, _ paths: Set<String>) -> Bool {
    guard let name = condition.nameAskedForContent else { return false }
    if paths.contains(name) { return true }
    return condition.enclosuresInMember.contains { enclosure in
      guard enclosure.call.name == "onChange", enclosure.part != .receiver,
        let watched = enclosure.call.argument("of")?.memberPath?.last
      else { return false }
      return paths.contains(watched)
        && enclosure.call.closures.contains { $0.closure.parameterNames.contains(name) }
    }
  }

  private func onlyLeaves(_ block: CodeBlockSyntax) -> Bool {
    block.statements.count == 1
      && block.statements.first?.item.as(ReturnStmtSyntax.self)?.expression == nil
      && block.statements.first?.item.is(ReturnStmtSyntax.self) == true
  }

  /// Returns the position of the last statement that saves a value in a list, or nil if there is none.
  private func lastSave(in list: CodeBlockItemListSyntax, of file: ParsedFile) -> AbsolutePosition?
  {
    let type = list.enclosingType
    return list.reversed().first { item in
      let isCall = item.innerCalls.contains { call in
        ["set", "setValue"].contains(call.name) && call.has("forKey")
          || call.name == "write" && call.has("to")
      }
      return isCall
        || item.descendants(SequenceExprSyntax.self).contains { sequence in
          guard let target = sequence.elements.first?.memberPath, target.count == 1, let type else {
            return false
          }
          return file.isStored(target[0], of: type)
            && sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        }
    }?.position
  }
}
