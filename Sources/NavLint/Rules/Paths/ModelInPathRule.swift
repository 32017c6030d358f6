import Findings
import SwiftSyntax

/// A rule that finds destinations that receive complete, changeable models instead of their ids.
struct ModelInPathRule: Rule {
  static let fault = "model-in-path"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var known: [String: PropertyFacts?] = [:]
    var views: Set<String> = []
    return file.calls(of: "navigationDestination").compactMap { destination in
      guard !destination.node.isInPreview, let type = destination.argument("for"),
        let text = destination.destinationType,
        let pushed = context.project.type(named: text, in: destination.node.enclosingTypeName)
      else { return nil }
      if let view = view(in: pushed) {
        guard views.insert(pushed.qualifiedName).inserted else { return nil }
        return file.finding(
          self,
          at: type,
          "the path keeps views instead of values, so nothing can save it or compare what it shows; push a route",
          notes: [Finding.Note(message: "this is a view", place: view)]
        )
      }
      for model in models(in: pushed, context.project) {
        let changing = known[model.qualifiedName] ?? changing(in: model, context.project)
        known[model.qualifiedName] = .some(changing)
        guard let property = changing else { continue }
        return file.finding(
          self,
          at: type,
          "the path keeps copies of '\(model.name)', which go stale when the original changes; push its id",
          notes: [Finding.Note(message: "this can change", place: property.place)]
        )
      }
      return nil
    }
  }

  /// Returns the place of the view that a pushed value is or contains, or nil if there is none.
  private func view(in pushed: TypeFacts) -> SourcePlace? {
    // An enum of routes that is also a view contains only values.
    guard pushed.kind != .enum else { return nil }
    let stored = pushed.properties.values.filter { !$0.isComputed && !$0.isStatic }
    if let view = stored.first(where: { ["AnyView", "any View"].contains($0.type) }) {
      return view.place
    }
    return pushed.isView ? pushed.place : nil
  }

  /// Returns the models in a pushed struct, or in the payloads of a pushed enum.
  private func models(in pushed: TypeFacts, _ project: Project) -> [TypeFacts] {
    let types =
      pushed.kind == .enum
      ? pushed.payloads.compactMap { project.type(named: $0, in: pushed.qualifiedName) } : [pushed]
    return types.filter {
      $0.kind == .struct && $0.inherited.contains("Identifiable") && !isRoute($0)
    }
  }

  /// Returns whether the name of a struct suggests a place in the app rather than a model.
  private func isRoute(_ model: TypeFacts) -> Bool {
    let name = model.name.lowercased()
    return ["route", "destination", "screen"].contains { name.contains($0) }
  }

  /// Returns the first property of a model that can change, or nil if nothing in the project ever changes a model.
  private func changing(in model: TypeFacts, _ project: Project) -> PropertyFacts? {
    guard let id = model.properties["id"], id.type != "Self" else { return nil }
    let variables = model.properties.values.sorted { $0.place.start < $1.place.start }.filter {
      $0.name != "id" && !$0.isConstant && !$0.isComputed && !$0.isStatic
    }
    let changed = project.setNames.changed
    guard let first = variables.first,
      variables.contains(where: { changed.contains($0.name) }) || isReplaced(model, project)
    else { return nil }
    return first
  }

  /// Returns whether the project changes what holds models of a type, or does not show where they come from.
  private func isReplaced(_ model: TypeFacts, _ project: Project) -> Bool {
    let holders = project.types.values.flatMap { owner in
      owner.properties.values.filter { property in
        !property.isComputed
          && property.type.map { text in
            text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == model.name }
          } == true
      }
    }
    let lasting = holders.filter { !$0.isConstant }
    return lasting.isEmpty
      || lasting.contains { property in
        project.setNames.changed.contains(property.name)
          || !property.attributes.isDisjoint(with: ["Query", "FetchRequest", "ObservedResults"])
      }
  }
}
