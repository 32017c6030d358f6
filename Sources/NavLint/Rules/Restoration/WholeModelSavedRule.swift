import Findings
import SwiftSyntax

/// Finds paths of whole models that are encoded to be restored.
struct WholeModelSavedRule: Rule {
  static let fault = "whole-model-saved"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let stacks = file.calls(of: "NavigationStack").compactMap { $0.argument("path") }
    var models: [String: String] = [:]
    for path in stacks {
      guard let name = path.memberPath?.last,
        let model = Self.model(in: context.project.typeText(of: path), context.project)
      else { continue }
      models[name] = model
    }
    return file.calls(of: "encode").compactMap { call in
      guard call.isOnReceiver, let value = call.argument(nil),
        let model = Self.path(value, in: models.keys).flatMap({ models[$0] })
      else { return nil }
      return file.finding(
        self,
        at: value,
        "this saves copies of '\(model)', which are old at the next start; save ids and look them up"
      )
    }
  }

  /// The model that an array of them holds: a struct of the project with more in it than an id.
  private static func model(in type: String?, _ project: Project) -> String? {
    guard let type, type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":"),
      let facts = project.type(named: String(type.dropFirst().dropLast())), facts.kind == .struct,
      facts.inherited.contains("Codable") || facts.inherited.contains("Encodable")
    else { return nil }
    let stored = facts.properties.values.filter { !$0.isComputed && !$0.isStatic }
    return stored.count > 1 ? facts.name : nil
  }

  /// The path whose value is encoded: by its name, or as the new value in `onChange`.
  private static func path(
    _ value: ExprSyntax,
    in paths: Dictionary<String, String>.Keys
  ) -> String? {
    guard let names = value.memberPath, let name = names.last else { return nil }
    if paths.contains(name) { return name }
    for enclosure in value.enclosuresInMember
    where enclosure.call.name == "onChange" && enclosure.part != .receiver {
      let isParameter = enclosure.call.closures.contains {
        $0.closure.parameterNames.contains(name)
      }
      guard isParameter, let watched = enclosure.call.argument("of")?.memberPath?.last else {
        continue
      }
      return paths.contains(watched) ? watched : nil
    }
    return nil
  }
}
