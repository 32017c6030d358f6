import Findings
import SwiftSyntax

/// A path in an object that a view keeps, bound to a stack that the view always shows.
struct OwnedPath: Hashable, Sendable {
  /// The path in the object.
  var path: StackPath
  /// The name of the view.
  var view: String
  /// The place of the stack in the source.
  var place: SourcePlace

  /// Returns the owned paths in a file.
  static func all(in file: ParsedFile) -> [OwnedPath] {
    file.calls(of: "NavigationStack").compactMap { stack in
      guard !stack.isOnReceiver, !stack.node.isInPreview, let path = stack.argument("path"),
        let names = path.memberPath, names.count == 2, let type = stack.node.enclosingType,
        !type.isPreview, stack.node.enclosingMember?.name == "body", !isConditional(stack.node),
        stack.node.containers.navigation.map({ $0 == .window }) ?? true,
        file.declarations.object(of: path)?.has("State", "StateObject") == true,
        let owner = file.declarations.pathOwner(of: path)
      else { return nil }
      return OwnedPath(
        path: StackPath(name: names[1], owner: owner),
        view: type.name,
        place: file.place(of: stack.nameToken)
      )
    }
  }

  /// Returns the owned paths that the program contains only once, keyed by path.
  ///
  /// Only one property in all views keeps the object of such a path.
  ///
  /// - Parameters:
  ///   - all: The paths of all files.
  ///   - keepers: The number of views that keep an object, by class.
  /// - Returns: The paths with their stacks.
  static func only(_ all: [OwnedPath], _ keepers: [String: Int]) -> [StackPath: OwnedPath] {
    Dictionary(grouping: all, by: \.path).compactMapValues { paths in
      paths.count == 1 && paths[0].path.owner.map { keepers[$0] } == 1 ? paths[0] : nil
    }
  }

  /// Returns the number of properties that own a value of each type, keyed by type name.
  static func keepers(_ types: [String: TypeFacts]) -> [String: Int] {
    var keepers: [String: Int] = [:]
    for property in types.values.lazy.flatMap(\.properties.values)
    where !property.attributes.isDisjoint(with: ["State", "StateObject"]) {
      if let type = property.type { keepers[Project.simpleName(type), default: 0] += 1 }
    }
    return keepers
  }

  /// Returns whether code is in a branch of an `if` or `switch`.
  private static func isConditional(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current, !parent.is(MemberBlockItemSyntax.self) {
      if parent.is(IfExprSyntax.self) || parent.is(SwitchExprSyntax.self) { return true }
      current = parent.parent
    }
    return false
  }
}
