import SwiftSyntax

/// The places that refer to SwiftUI's `Tab` by its qualified name or by an alias.
///
/// Such code has a reason: a declaration hides the short name.
struct QualifiedTabs: Sendable {
  /// The names of the types in which `SwiftUI.Tab` occurs.
  private(set) var types: Set<String> = []
  /// A Boolean value that indicates whether `SwiftUI.Tab` also occurs outside types.
  private(set) var isOutsideTypes = false
  /// The aliases for `SwiftUI.Tab` that are declared outside types.
  private(set) var aliases: Set<String> = []

  /// Creates a collection of the places in a file.
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

  /// Creates a collection of the places in several files.
  init(_ all: [QualifiedTabs]) {
    for tabs in all {
      types.formUnion(tabs.types)
      aliases.formUnion(tabs.aliases)
      isOutsideTypes = isOutsideTypes || tabs.isOutsideTypes
    }
  }

  /// Returns the places in a file that contain `SwiftUI.Tab`, as a value or as a type.
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
  /// Returns whether `SwiftUI.Tab` occurs in a type or in one of its supertypes.
  ///
  /// - Parameter type: The simple name of the type, or of a protocol.
  /// - Returns: Whether the type or a supertype contains the name.
  func writesQualifiedTab(in type: String) -> Bool {
    let makers = qualifiedTabNames.flatMap { showings(of: $0) }.map { showing in
      String(showing.shower.prefix { $0 != "." })
    }
    return qualifiedTabs.types.union(makers).contains { inherits($0, from: type) }
  }

  /// A Boolean value that indicates whether `SwiftUI.Tab` occurs anywhere in the project.
  var writesQualifiedTab: Bool {
    qualifiedTabs.isOutsideTypes || !qualifiedTabs.types.isEmpty || !qualifiedTabs.aliases.isEmpty
  }

  /// Returns whether a type is the other type or inherits from it.
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
  /// The declaration of the alias whose type contains the node, or nil if there is none.
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
