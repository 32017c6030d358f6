import Findings
import SwiftSyntax

/// A rule that finds observable classes that have a path or a tab selection but are not isolated to an actor.
struct RouterOffMainActorRule: Rule {
  static let fault = "router-off-main-actor"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    guard !context.isIsolatedToMainActor else { return [] }
    return file.types.compactMap { type in
      guard type.kind == .class, isWatched(type, context.project),
        !type.attributes.contains(where: { $0.name.hasSuffix("Actor") }),
        !type.inherited.contains(where: { isIsolated($0, context) }),
        let (state, property) = Self.state(of: type, context.project)
      else { return nil }
      return file.finding(
        self,
        at: type.nameToken,
        "'\(type.name)' holds \(state) but belongs to no actor; write '@MainActor' before the class",
        notes: [file.note("the property", at: property.nameToken)]
      )
    }
  }

  /// Returns whether views can observe the objects of a class, possibly through its supertypes.
  private func isWatched(_ type: TypeDeclaration, _ project: Project) -> Bool {
    type.isObservable
      || project.type(named: type.qualifiedName).map(project.isWatched) == true
  }

  /// Returns the property with a class's navigation state and a description of the state, or nil if there is none.
  private static func state(
    of type: TypeDeclaration,
    _ project: Project
  ) -> (words: String, property: Property)? {
    if let path = type.properties.first(where: { isPath($0, of: type.name, project) }) {
      return ("a path", path)
    }
    let owners = owners(of: type, project)
    let selection = type.properties.first { property in
      !property.isStatic && !property.isComputed && !property.isConstant
        && !property.attributes.contains { $0.name.hasSuffix("Actor") }
        && owners.contains {
          project.tabSelections.contains(StackPath(name: property.name, owner: $0))
        }
    }
    if let selection { return ("the selected tab", selection) }
    guard navigators.contains(where: { type.name.contains($0) }) else { return nil }
    return type.properties.first { isPlace($0, of: type, project) }.map {
      ("navigation state", $0)
    }
  }

  /// Returns whether the elements of a router's array stand for screens, rather than for cards or places on a map.
  private static func isOfScreens(_ element: String, _ project: Project) -> Bool {
    let type = project.type(named: element)
    let name = Project.simpleName(element).lowercased()
    return type?.kind == .enum || type?.isView == true
      || ["route", "screen", "page", "destination", "navigation"].contains { name.contains($0) }
  }

  private static let navigators = ["Router", "Coordinator", "Navigat"]
  /// The words in the names of properties that say which screens a router shows.
  private static let places = [
    "route", "screen", "sheet", "cover", "modal", "stack", "destination", "selectedtab",
    "currenttab", "activetab",
  ]

  /// Returns whether a router's property, which views observe, says by its name which screen is shown.
  private static func isPlace(
    _ property: Property,
    of type: TypeDeclaration,
    _ project: Project
  ) -> Bool {
    guard !property.isStatic, !property.isComputed, !property.isConstant,
      property.has("Published")
        || type.attributes.contains(where: { $0.name == "Observable" })
          && property.attributes.isEmpty,
      let text = property.typeText, !text.contains("->"), !text.contains(":"),
      project.type(named: text)?.kind != .class,
      Project.element(text).map({ isOfScreens($0, project) }) ?? true
    else { return false }
    let name = property.name.lowercased()
    return places.contains { name.contains($0) }
  }

  /// Returns the names under which views may bind a property of a class: its own name, and those of its protocols.
  private static func owners(of type: TypeDeclaration, _ project: Project) -> Set<String> {
    var owners: Set<String> = [type.name]
    var waiting = project.type(named: type.qualifiedName).map { [$0] } ?? []
    while let next = waiting.popLast(), owners.count < ancestors {
      for name in project.supertypes(of: next) where owners.insert(name).inserted {
        if let found = project.type(named: name), found.kind == .protocol { waiting.append(found) }
      }
    }
    return owners
  }

  /// Returns whether a supertype or one of its supertypes is isolated to an actor or unknown.
  private func isIsolated(_ name: String, _ context: RuleContext) -> Bool {
    var waiting = [name]
    var visited: Set<String> = []
    while let name = waiting.popLast(), visited.count < Self.ancestors {
      guard visited.insert(name).inserted else { continue }
      guard let type = context.project.type(named: name) else {
        if let parts = context.project.combined(name) {
          waiting += parts
          continue
        }
        if !Self.harmless.contains(name) { return true }
        continue
      }
      if type.attributes.contains(where: { $0.hasSuffix("Actor") }) { return true }
      waiting += context.project.supertypes(of: type)
    }
    return false
  }

  /// The maximum number of supertypes to examine.
  private static let ancestors = 20

  private static let harmless: Set<String> = [
    "ObservableObject", "NSObject", "Sendable", "Identifiable", "Hashable", "Equatable", "Codable",
    "Observable", "AnyObject",
  ]

  private static func isPath(
    _ property: Property,
    of owner: String,
    _ project: Project
  ) -> Bool {
    guard !property.isStatic, !property.isComputed, !property.isConstant,
      !property.attributes.contains(where: { $0.name.hasSuffix("Actor") }),
      let type = property.typeText
    else { return false }
    return project.holdsRoutes(property.name, type: type, in: owner)
  }
}
