import SwiftSyntax

/// A property that is handed to an initialiser, as its value or as a binding, and that a stack may be bound to.
struct HandedPath: Hashable, Sendable {
  /// The name of the type that is made.
  var type: String
  /// The label of the argument.
  var label: String
  /// The path that is handed over, as a stack would be bound to it.
  var path: StackPath
  /// Whether it is handed over as a binding, so that it stays the same path.
  var isBinding: Bool

  /// The properties that a call hands over.
  ///
  /// - Parameters:
  ///   - call: A call of an initialiser.
  ///   - file: The file.
  /// - Returns: The paths among them, in the order of the arguments.
  static func all(in call: Call, of file: ParsedFile) -> [HandedPath] {
    call.node.arguments.compactMap { argument in
      let value = argument.expression
      guard let label = argument.label?.text, let name = value.memberPath?.last else { return nil }
      return HandedPath(
        type: call.name,
        label: label,
        path: StackPath(name: name, owner: file.declarations.pathOwner(of: value)),
        isBinding: value.firstReference?.baseName.text.hasPrefix("$") == true
      )
    }
  }
}

extension Set<StackPath> {
  /// Whether it may be one of these.
  func mayHold(_ path: StackPath) -> Bool {
    contains {
      $0.name == path.name && ($0.owner == nil || path.owner == nil || $0.owner == path.owner)
    }
  }

  /// These with the bindings that lead to one of them, through any number of views up to a limit.
  ///
  /// - Parameter handed: What views are given.
  /// - Returns: The paths with the properties of views that are given one of them.
  func following(_ handed: [HandedPath]) -> Set<StackPath> {
    var paths = self
    var waiting = handed.filter(\.isBinding)
    for _ in 0..<Self.reach {
      let known = paths
      let count = waiting.count
      waiting.removeAll { handed in
        guard known.mayHold(handed.path) else { return false }
        paths.insert(StackPath(name: handed.label, owner: handed.type))
        return true
      }
      if waiting.count == count { break }
    }
    return paths
  }

  /// Through how many views a binding is followed.
  private static var reach: Int { 8 }
}
