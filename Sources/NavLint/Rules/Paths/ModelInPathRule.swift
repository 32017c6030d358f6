import Findings
import SwiftSyntax

/// Finds destinations for whole models that can change, instead of their ids.
struct ModelInPathRule: Rule {
  static let fault = "model-in-path"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var known: [String: PropertyFacts?] = [:]
    return file.calls(of: "navigationDestination").compactMap { destination in
      guard !destination.node.isInPreview, let type = destination.argument("for"),
        let text = destination.destinationType, !text.contains("."),
        let model = context.project.type(named: text), model.kind == .struct,
        model.inherited.contains("Identifiable"), !isRoute(model)
      else { return nil }
      let changing = known[model.name] ?? changing(in: model)
      known[model.name] = .some(changing)
      guard let property = changing else { return nil }
      return file.finding(
        self,
        at: type,
        "the path keeps copies of '\(model.name)', which go stale when it changes; push its id",
        notes: [Finding.Note(message: "this can change", place: property.place)]
      )
    }
  }

  /// Returns whether the name of a struct shows that it is a place in the app, and not a model.
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
