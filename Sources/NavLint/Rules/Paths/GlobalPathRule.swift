import Findings
import SwiftSyntax

/// A rule that finds paths, and objects with a path, that are global or static.
struct GlobalPathRule: Rule {
  static let fault = "global-path"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let globals = Self.globals(in: file)
    var paths: [String: PropertyFacts?] = [:]
    let plain = globals.compactMap { property -> Finding? in
      guard !property.isComputed, !Self.isSample(property.name), let text = property.typeText,
        // A constant without an object, such as a default of the environment, contains no path.
        !(property.isConstant && property.initialValue?.is(NilLiteralExprSyntax.self) == true)
      else { return nil }
      if Project.simpleName(text) == "NavigationPath" {
        return file.finding(
          self,
          at: property.nameToken,
          "the whole program shares this path; let the view at the root of the window own it"
        )
      }
      guard let type = context.project.type(named: text),
        type.kind == .class || type.kind == .struct
      else { return nil }
      let found = paths[type.name] ?? path(within: type, context)
      paths[type.name] = .some(found)
      guard let path = found else { return nil }
      return file.finding(
        self,
        at: property.nameToken,
        "the whole program shares the path in '\(type.name)'; let the root of the window own it",
        notes: [Finding.Note(message: "the path", place: path.place)]
      )
    }
    let places = Set(plain.map(\.place.start))
    let kept = keptOwners(among: globals, in: file, context)
    return plain + kept.filter { !places.contains($0.place.start) }
      + computedPaths(in: file, context)
  }

  /// Returns the variables that exist once for the whole program, except those of previews.
  private static func globals(in file: ParsedFile) -> [Property] {
    let statics = file.types.flatMap { type -> [Property] in
      guard !type.inherited.contains("PreviewProvider") else { return [] }
      return type.properties.filter(\.isStatic)
    }
    return statics + file.tree.statements.flatMap { Property.all(in: $0.item) }
  }

  /// Returns the path in an object or in an object inside it, or nil if there is none.
  func path(within type: TypeFacts, _ context: RuleContext) -> PropertyFacts? {
    var waiting = [type]
    var visited: Set<String> = []
    while !waiting.isEmpty, visited.count < Self.reach {
      let type = waiting.removeFirst()
      guard visited.insert(type.qualifiedName).inserted, !type.isView else { continue }
      if type.kind == .class, let path = path(of: type, context) { return path }
      waiting += type.properties.values.sorted { $0.place.start < $1.place.start }
        .filter { !$0.isComputed && !$0.isStatic && !$0.attributes.contains("State") }
        .compactMap { $0.type.flatMap { context.project.type(named: $0, in: type.qualifiedName) } }
        .filter { $0.kind == .class || $0.kind == .struct }
    }
    return nil
  }

  /// The maximum number of objects to examine for one variable.
  private static let reach = 30

  private func path(of type: TypeFacts, _ context: RuleContext) -> PropertyFacts? {
    type.properties.values.sorted { $0.place.start < $1.place.start }.first { property in
      guard !property.isComputed, !property.isStatic, let text = property.type else { return false }
      return context.project.holdsRoutes(property.name, type: text, in: type.name)
        || text.hasPrefix("[")
          && context.project.stackPathOwners[property.name, default: []].contains {
            ($0 ?? type.name) == type.name
          }
    }
  }

  /// Returns whether a name suggests a value for previews or tests.
  static func isSample(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["preview", "mock", "sample", "test", "example", "stub"].contains { name.contains($0) }
  }
}
