import SwiftSyntax

extension SyntaxProtocol {
  /// A Boolean value that indicates whether the code is deprecated or runs only on older systems.
  var isForOlderSystems: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let branch = parent.as(IfExprSyntax.self) {
        let keyword = branch.conditions.availabilityKeyword
        if branch.elseBody?.id == node.id, keyword == .poundAvailable { return true }
        if branch.body.id == node.id, keyword == .poundUnavailable { return true }
      }
      if let check = parent.as(GuardStmtSyntax.self), check.body.id == node.id,
        check.conditions.availabilityKeyword == .poundAvailable
      {
        return true
      }
      if parent.isDeprecatedDeclaration { return true }
      node = parent
    }
    return false
  }
}

extension ConditionElementListSyntax {
  fileprivate var availabilityKeyword: Keyword? {
    for condition in self {
      guard let check = condition.condition.as(AvailabilityConditionSyntax.self) else { continue }
      switch check.availabilityKeyword.tokenKind {
      case .poundAvailable: return .poundAvailable
      case .poundUnavailable: return .poundUnavailable
      default: continue
      }
    }
    return nil
  }

  fileprivate enum Keyword {
    case poundAvailable
    case poundUnavailable
  }
}

extension Syntax {
  fileprivate var isDeprecatedDeclaration: Bool {
    guard let declaration = asProtocol((any WithAttributesSyntax).self) else { return false }
    return declaration.attributes.contains { attribute in
      let text = attribute.trimmedDescription
      return text.hasPrefix("@available")
        && (text.contains("deprecated") || text.contains("obsoleted"))
    }
  }
}
