import SwiftSyntax

/// A property that is passed to an initialiser and may be bound to a stack.
struct HandedPath: Hashable, Sendable {
  /// The name of the type that is created.
  var type: String
  /// The label of the argument.
  var label: String
  /// The passed path, in the form of a path that is bound to a stack.
  var path: StackPath
  /// A Boolean value that indicates whether the path is passed as a binding rather than by value.
  var isBinding: Bool

  /// Returns the properties that a call passes.
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
  /// Returns whether the paths may include the given path.
  func mayHold(_ path: StackPath) -> Bool {
    contains {
      $0.name == path.name && ($0.owner == nil || path.owner == nil || $0.owner == path.owner)
    }
  }

  /// Returns these paths together with the bindings passed on from them, through a limited number of views.
  ///
  /// - Parameter handed: The paths that are passed to views.
  /// - Returns: The paths with the properties of the views that receive one of them.
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

  /// The maximum number of views through which a binding is followed.
  private static var reach: Int { 8 }
}
