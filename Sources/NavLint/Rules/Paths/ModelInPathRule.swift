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
        let changing = known[model.qualifiedName] ?? changing(in: model)
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

  private func changing(in model: TypeFacts) -> PropertyFacts? {
    guard let id = model.properties["id"], id.type != "Self" else { return nil }
    return model.properties.values.sorted { $0.place.start < $1.place.start }.first {
      $0.name != "id" && !$0.isConstant && !$0.isComputed && !$0.isStatic
    }
  }
}
