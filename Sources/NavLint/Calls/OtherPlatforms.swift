import SwiftSyntax

/// A namespace for the names of systems other than iOS in conditions.
enum OtherPlatforms {
  /// The names of systems other than iOS in `#available` and `#if os(…)`.
  static let names: Set<String> = ["macOS", "tvOS", "watchOS", "visionOS", "OSX"]
  /// The words in a condition that identify code for a system other than iOS.
  static let conditions: Set<String> = names.union(["AppKit"])
}

extension SyntaxProtocol {
  /// A Boolean value that indicates whether the code is inside conditions that exclude it on iOS.
  var isForOtherPlatforms: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self), clause.isForOtherPlatforms {
        return true
      }
      node = parent
    }
    return false
  }
}

extension ParsedFile {
  /// The parts of the file that are compiled only for systems other than iOS.
  var partsForOtherPlatforms: [Range<Int>] {
    nodes(IfConfigClauseSyntax.self).filter(\.isForOtherPlatforms).map {
      $0.position.utf8Offset..<$0.endPosition.utf8Offset
    }
  }
}

extension IfConfigClauseSyntax {
  /// A Boolean value that indicates whether the clause is excluded on iOS.
  fileprivate var isForOtherPlatforms: Bool {
    let own = condition.map { Self.words(of: $0) } ?? []
    if !own.isDisjoint(with: OtherPlatforms.conditions), own.isDisjoint(with: Self.negations) {
      return own.isDisjoint(with: Self.mobile)
    }
    if !own.isDisjoint(with: Self.mobile) { return !own.isDisjoint(with: Self.negations) }
    // The branches after one for iOS are for the other systems.
    for clause in parent?.as(IfConfigClauseListSyntax.self) ?? [] where clause.id != id {
      guard clause.position < position, let words = clause.condition.map(Self.words) else { break }
      if !words.isDisjoint(with: Self.mobile), words.isDisjoint(with: Self.negations) {
        return true
      }
    }
    return false
  }

  private static func words(of condition: ExprSyntax) -> Set<String> {
    Set(condition.tokens(viewMode: .sourceAccurate).map(\.text))
  }

  private static let mobile: Set<String> = ["iOS", "UIKit"]
  private static let negations: Set<String> = ["!"]
}
