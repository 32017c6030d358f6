import SwiftSyntax

/// The places where SwiftUI's `Tab` is written so that no other `Tab` can be meant: as `SwiftUI.Tab`, or by another name for
/// it.
///
/// Nobody writes that without a reason. The reason is a declaration that hides the short name.
struct QualifiedTabs: Sendable {
  /// The types that write `SwiftUI.Tab`.
  private(set) var types: Set<String> = []
  /// Whether it is written outside of types, too.
  private(set) var isOutsideTypes = false
  /// The other names that are declared for it outside of types.
  private(set) var aliases: Set<String> = []

  /// Reads a file.
  init(of file: ParsedFile) {
    for place in Self.places(in: file) {
      if let alias = place.enclosingAlias, alias.enclosingType == nil {
        aliases.insert(alias.name.plainText)
      } else if place.enclosingTypeNames.isEmpty {
        isOutsideTypes = true
      } else {
        types.formUnion(place.enclosingTypeNames)
      }
    }
  }

  /// Combines those of several files.
  init(_ all: [QualifiedTabs]) {
    for tabs in all {
      types.formUnion(tabs.types)
      aliases.formUnion(tabs.aliases)
      isOutsideTypes = isOutsideTypes || tabs.isOutsideTypes
    }
  }

  /// The places in a file that write `SwiftUI.Tab`, as a value or as a type.
  static func places(in file: ParsedFile) -> [Syntax] {
    let values = file.nodes(MemberAccessExprSyntax.self).filter {
      $0.declName.baseName.plainText == "Tab"
        && $0.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText == "SwiftUI"
    }
    let types = file.nodes(MemberTypeSyntax.self).filter {
      $0.name.plainText == "Tab"
        && $0.baseType.as(IdentifierTypeSyntax.self)?.name.plainText == "SwiftUI"
    }
    return values.map { Syntax($0) } + types.map { Syntax($0) }
  }
}

extension Project {
  /// Returns whether SwiftUI's `Tab` has to be written in full in a type, or in one that takes members from it.
  ///
  /// - Parameter type: The simple name of the type, or of a protocol.
  /// - Returns: Whether that is so somewhere in the project.
  func writesQualifiedTab(in type: String) -> Bool {
    let makers = qualifiedTabNames.flatMap { showings(of: $0) }.map { showing in
      String(showing.shower.prefix { $0 != "." })
    }
    return qualifiedTabs.types.union(makers).contains { inherits($0, from: type) }
  }

  /// Whether SwiftUI's `Tab` is written in full anywhere in the project.
  var writesQualifiedTab: Bool {
    qualifiedTabs.isOutsideTypes || !qualifiedTabs.types.isEmpty || !qualifiedTabs.aliases.isEmpty
  }

  /// Returns whether a type is another one, or has it as a supertype or protocol.
  private func inherits(_ name: String, from other: String) -> Bool {
    var waiting = [name]
    var visited: Set<String> = []
    while let name = waiting.popLast(), visited.count < Project.reach {
      guard visited.insert(name).inserted else { continue }
      if name == other { return true }
      waiting += types[name]?.inherited ?? []
    }
    return false
  }
}

extension SyntaxProtocol {
  /// The alias that this is the type of.
  fileprivate var enclosingAlias: TypeAliasDeclSyntax? {
    var node = parent
    while let current = node,
      current.isProtocol((any TypeSyntaxProtocol).self)
        || current.is(TypeInitializerClauseSyntax.self) || current.is(TypeAliasDeclSyntax.self)
    {
      if let alias = current.as(TypeAliasDeclSyntax.self) { return alias }
      node = current.parent
    }
    return nil
  }
}
