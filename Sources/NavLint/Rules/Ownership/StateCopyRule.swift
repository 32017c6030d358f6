import Findings
import SwiftSyntax

/// A rule that finds state with a copy of an object, of a path, or of a value that the view never changes.
struct StateCopyRule: Rule {
  static let fault = "state-copy"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let calls = copyingCalls(in: file, context)
    let found = calls.map { finding(at: $0.value, in: file) } + passed(in: file, context)
    let copied = calls.compactMap { Self.target(of: $0.call, in: file) }
    let places = Set(found.map(\.place.start)).union(
      copied.map { file.place(of: $0.nameToken).start }
    )
    return found + unchanged(in: file, context).filter { !places.contains($0.place.start) }
  }

  /// Returns the property whose wrapper a call creates, as in `_router = State(initialValue: router)`, or nil if there
  /// is none.
  private static func target(of call: Call, in file: ParsedFile) -> Property? {
    guard let list = call.node.parent?.as(ExprListSyntax.self),
      let name = list.first?.memberPath?.last, let type = call.node.enclosingType
    else { return nil }
    return file.declarations.property(String(name.trimmingPrefix("_")), of: type)
  }

  /// Returns findings for state that every initialiser sets from a parameter for which a view passes its own object.
  private func passed(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.types.filter { $0.isView && $0.kind == .struct && !$0.node.isInPreview }
      .flatMap { view -> [Finding] in
        guard let facts = context.project.type(named: view.name, in: view.node.enclosingTypeName)
        else { return [] }
        return view.properties.compactMap { property in
          guard property.has("State", "StateObject"), property.initialValue == nil,
            let type = property.type, type.as(OptionalTypeSyntax.self) == nil,
            isOwnedElsewhere(type, context),
            let showing = context.project.showings(of: view.name).first(where: {
              passes($0, to: property.name, of: facts, context.project)
            })
          else { return nil }
          return file.finding(
            self,
            at: property.nameToken,
            "'\(property.name)' keeps the first object that it receives, which is owned elsewhere; "
              + "declare it with a plain 'let', '@Bindable' or '@ObservedObject'",
            notes: [
              Finding.Note(
                message: "this code passes an object that another view or object owns",
                place: showing.place
              )
            ]
          )
        }
      }
  }

  private func passes(
    _ showing: Showing,
    to property: String,
    of view: TypeFacts,
    _ project: Project
  ) -> Bool {
    showing.ownedObjects.contains { label, names in
      guard case .owns(property) = project.keeping(of: view, label: label) else { return false }
      return names.count == 1 || isStored(names, in: showing, project)
    }
      || showing.forwarded.contains { label, parameter in
        guard case .owns(property) = project.keeping(of: view, label: label) else { return false }
        return project.handings[showing.shower, default: []].contains {
          $0.ownedObjects[parameter]?.count == 1
        }
      }
  }

  /// Returns whether a chain such as `coordinator.model` refers to an object that another object stores.
  private func isStored(_ names: [String], in showing: Showing, _ project: Project) -> Bool {
    let shower = String(showing.shower.prefix { $0 != "." })
    guard let owner = project.type(named: shower)?.properties[names[0]]?.type,
      let property = project.type(named: owner)?.properties[names[1]]
    else { return false }
    return !property.isComputed && !property.isStatic
  }

  /// Returns the calls that create state from an initialiser's parameter, with the parameter's value.
  private func copyingCalls(
    in file: ParsedFile,
    _ context: RuleContext
  ) -> [(call: Call, value: ExprSyntax)] {
    file.calls(of: "State").compactMap { call in
      guard !call.isOnReceiver,
        let value = call.argument("initialValue") ?? call.argument("wrappedValue"),
        let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let member = call.node.enclosingMember, member.name == "init",
        let parameter = member.parameters.first(where: { Self.name(of: $0) == name }),
        parameter.defaultValue == nil, isOwnedElsewhere(parameter.type, context)
      else { return nil }
      return (call, value)
    }
  }

  private func finding(at value: ExprSyntax, in file: ParsedFile) -> Finding {
    file.finding(
      self,
      at: value,
      "the state keeps the first '\(value.trimmedDescription)' and ignores later ones; declare it with a "
        + "plain 'let', '@Bindable', '@ObservedObject' or '@Binding'"
    )
  }

  private static func name(of parameter: FunctionParameterSyntax) -> String {
    (parameter.secondName ?? parameter.firstName).text
  }

  /// Returns whether a type is a path, or one of the project's classes that views observe.
  private func isOwnedElsewhere(_ type: TypeSyntax, _ context: RuleContext) -> Bool {
    type.simpleName == "NavigationPath" || isWatchedObject(type, context)
  }

  /// Returns whether a type is one of the project's classes that views observe.
  func isWatchedObject(_ type: TypeSyntax, _ context: RuleContext) -> Bool {
    context.project.type(named: type.simpleName).map(context.project.isWatched) == true
  }
}
