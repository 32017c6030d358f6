import Findings
import SwiftSyntax

/// A rule that finds saved paths, selections and navigation states that contain complete models.
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
    let selections = selections(in: file)
    return file.calls(of: "encode").compactMap { call in
      guard call.isOnReceiver, !call.node.isInPreview, let encoded = call.argument(nil) else {
        return nil
      }
      let value = encoded.unwrappedSource ?? encoded
      let model =
        Self.path(value, in: models.keys).flatMap { models[$0] }
        ?? held(by: value, selections, context.project)
      guard let model else { return nil }
      return file.finding(
        self,
        at: encoded,
        "this code saves copies of '\(model)', which are out of date at the next launch; save ids, and look up the "
          + "models"
      )
    }
  }

  /// Returns the name of the model in an encoded path, selection or navigation state, or nil if there is none.
  private func held(
    by value: ExprSyntax,
    _ selections: Set<String>,
    _ project: Project
  ) -> String? {
    if let made = made(by: value, project) {
      guard isPlace(made.type, made.call, project) else { return nil }
      return project.model(heldBy: made.type.name)?.name
    }
    guard let name = value.memberPath?.last else { return nil }
    let watched = Self.watched(by: value) ?? value
    guard let text = project.typeText(of: watched) else { return nil }
    if let watchedName = watched.memberPath?.last, selections.contains(watchedName) {
      return project.model(heldBy: text)?.name
    }
    if let type = project.type(named: text), isPlace(type, nil, project) {
      return project.model(heldBy: text)?.name
    }
    guard text.hasPrefix("["),
      project.mayBeStackPath(watched) || project.holdsRoutes(name, type: text)
    else { return nil }
    return project.model(heldBy: text)?.name
  }

  /// Returns the struct that is created and encoded, directly or through a constant, or nil if there is none.
  private func made(
    by value: ExprSyntax,
    _ project: Project
  ) -> (type: TypeFacts, call: Call)? {
    let reference = value.as(DeclReferenceExprSyntax.self)
    let expression = reference.flatMap(project.declarations.property(of:))?.initialValue ?? value
    guard let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      call.isInitializer, !call.isOnReceiver,
      let type = project.type(named: call.name, in: value.enclosingTypeName), type.kind == .struct
    else { return nil }
    return (type, call)
  }

  /// Returns whether a struct is a navigation state, because of its name or because a path is assigned to it.
  private func isPlace(_ type: TypeFacts, _ call: Call?, _ project: Project) -> Bool {
    let name = type.name.lowercased()
    if ["navigat", "lastopen", "restor", "lastvisited"].contains(where: { name.contains($0) }) {
      return true
    }
    if project.navigationStates.contains(type.name), !type.isView { return true }
    let holdsPath = type.properties.keys.contains {
      project.stackPaths.contains(StackPath(name: $0, owner: type.name))
    }
    if holdsPath { return true }
    return call?.node.arguments.contains { argument in
      let value = Self.watched(by: argument.expression) ?? argument.expression
      return project.mayBeStackPath(value)
        && project.typeText(of: value).map { $0.hasPrefix("[") } ?? false
    } ?? false
  }

  /// Returns the names that a file's lists use as selections.
  private func selections(in file: ParsedFile) -> Set<String> {
    Set(
      file.calls(of: ["List", "Table"]).compactMap { $0.argument("selection")?.memberPath?.last }
    )
  }

  /// Returns the name of the model in an array type, or nil if the elements are not models.
  private static func model(in type: String?, _ project: Project) -> String? {
    guard let type, type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":"),
      let facts = project.type(named: String(type.dropFirst().dropLast())), facts.kind == .struct,
      facts.inherited.contains("Codable") || facts.inherited.contains("Encodable")
    else { return nil }
    let stored = facts.properties.values.filter { !$0.isComputed && !$0.isStatic }
    return stored.count > 1 ? facts.name : nil
  }

  /// Returns the value that an `onChange` observes if a name is a parameter of its closure, or nil otherwise.
  private static func watched(by value: ExprSyntax) -> ExprSyntax? {
    guard let name = value.plainName else { return nil }
    for enclosure in value.enclosuresInMember
    where enclosure.call.name == "onChange" && enclosure.part != .receiver {
      if enclosure.call.closures.contains(where: { $0.closure.parameterNames.contains(name) }) {
        return enclosure.call.argument("of")
      }
    }
    return nil
  }

  /// Returns the path that code encodes by name or as the new value in `onChange`, or nil if there is none.
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
