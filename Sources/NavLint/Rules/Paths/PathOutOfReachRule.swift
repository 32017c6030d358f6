import Findings
import SwiftSyntax

/// A rule that finds paths that are private to a view, although an outer view with tabs opens incoming links.
struct PathOutOfReachRule: Rule {
  static let fault = "path-out-of-reach"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let stacks = Set(
      file.calls(of: "NavigationStack").compactMap { $0.argument("path")?.memberPath }
    )
    guard !stacks.isEmpty else { return [] }
    let followers = Followers(in: file)
    return file.types.flatMap { type -> [Finding] in
      guard type.isView, context.project.calledNames.contains("onOpenURL"),
        let facts = context.project.type(named: type.name),
        facts.calledNames.contains("NavigationStack"), !facts.calledNames.contains("onOpenURL")
      else { return [] }
      return type.properties.compactMap { property -> Finding? in
        guard property.has("State"), stacks.contains([property.name]),
          property.typeText.map(isPath) ?? true, !followers.set(property.name, in: type)
        else { return nil }
        var visited: Set<String> = []
        guard let outer = handler(around: type.name, context.project, &visited) else { return nil }
        return file.finding(
          self,
          at: property.nameToken,
          "the 'onOpenURL' of '\(outer.name)' cannot reach this path; keep the path in the view that receives links",
          notes: [Finding.Note(message: "the view that receives the links", place: outer.place)]
        )
      }
    }
  }

  private func isPath(_ text: String) -> Bool {
    text == "NavigationPath" || Project.element(text) != nil
  }

  /// Returns the view with tabs and `onOpenURL` that shows the named view, directly or indirectly, or nil if there is
  /// none.
  private func handler(
    around name: String,
    _ project: Project,
    _ visited: inout Set<String>
  ) -> TypeFacts? {
    guard visited.insert(name).inserted, visited.count < Project.reach else { return nil }
    for showing in project.showings(of: name).prefix(Project.reach) {
      guard showing.containers.navigation == nil,
        let shower = showing.shower.split(separator: ".").first.map(String.init),
        let type = project.type(named: shower), type.isView
      else { continue }
      if type.calledNames.isSuperset(of: ["onOpenURL", "TabView"]) { return type }
      if let found = handler(around: shower, project, &visited) { return found }
    }
    return nil
  }
}

/// The actions in a file that react to changes of a value, such as the action of `onChange`.
private struct Followers {
  private let changes: [Call]
  private let mutations: [PathMutation]

  init(in file: ParsedFile) {
    changes = file.calls(of: "onChange") + file.calls(of: "task")
    mutations = changes.isEmpty ? [] : PathMutation.all(in: file)
  }

  /// Returns whether an action sets a view's path in response to a change of a value that the view receives.
  ///
  /// - Parameters:
  ///   - path: The name of the path.
  ///   - type: The type of the view.
  /// - Returns: Whether there is such an action.
  func set(_ path: String, in type: TypeDeclaration) -> Bool {
    changes.contains { change in
      guard let watched = change.argument("of") ?? change.argument("id"),
        let name = watched.memberPath?.first,
        let given = type.properties.first(where: { $0.name == name }),
        !given.isComputed, !given.has("State", "StateObject", "FocusState"),
        // The system's values, such as the phase of the scene, do not come from an outer view.
        !given.attributes.contains(where: {
          $0.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
        }),
        let action = change.trailingClosure ?? change.closure("perform")
          ?? change.closure("action"),
        change.node.enclosingType?.name == type.name
      else { return false }
      return mutations.contains { $0.path == [path] && action.range.contains($0.node.position) }
    }
  }
}
