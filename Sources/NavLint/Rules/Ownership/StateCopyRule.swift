import Findings
import SwiftSyntax

/// Finds state that begins as a copy of the parent's object or path, or of any value that the view never changes.
struct StateCopyRule: Rule {
  static let fault = "state-copy"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let found = copies(in: file, context) + passed(in: file, context)
    let places = Set(found.map(\.place.start))
    return found + unchanged(in: file, context).filter { !places.contains($0.place.start) }
  }

  /// Returns state that every initialiser sets from its parameter, if a view passes an object of
  /// its own.
  private func passed(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.types.filter { $0.isView && $0.kind == .struct && !$0.node.isInPreview }
      .flatMap { view -> [Finding] in
        guard let facts = context.project.type(named: view.name, in: view.node.enclosingTypeName)
        else { return [] }
        return view.properties.compactMap { property in
          guard property.has("State", "StateObject"), property.initialValue == nil,
            let type = property.type, type.as(OptionalTypeSyntax.self) == nil,
            isOwnedElsewhere(type, context), type.simpleName != "NavigationPath",
            let showing = context.project.showings(of: view.name).first(where: {
              passes($0, to: property.name, of: facts, context.project)
            })
          else { return nil }
          return file.finding(
            self,
            at: property.nameToken,
            "'\(property.name)' keeps the first object that it is passed, which another view owns; "
              + "receive it with a plain 'let', '@Bindable' or '@ObservedObject'",
            notes: [
              Finding.Note(
                message: "an object of another view is passed here",
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
  }

  /// Returns whether a chain such as `coordinator.model` leads to an object that another object stores, and not to one
  /// that is made each time.
  private func isStored(_ names: [String], in showing: Showing, _ project: Project) -> Bool {
    let shower = String(showing.shower.prefix { $0 != "." })
    guard let owner = project.type(named: shower)?.properties[names[0]]?.type,
      let property = project.type(named: owner)?.properties[names[1]]
    else { return false }
    return !property.isComputed && !property.isStatic
  }

  /// Returns state whose initial value comes from an initialiser's parameter.
  private func copies(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "State").compactMap { call in
      guard !call.isOnReceiver,
        let value = call.argument("initialValue") ?? call.argument("wrappedValue"),
        let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let member = call.node.enclosingMember, member.name == "init",
        let parameter = member.parameters.first(where: { Self.name(of: $0) == name }),
        parameter.defaultValue == nil, isOwnedElsewhere(parameter.type, context)
      else { return nil }
      return file.finding(
        self,
        at: value,
        "the state keeps the first '\(name)' and ignores what is passed later; receive it with a plain 'let', "
          + "'@Bindable', '@ObservedObject' or '@Binding'"
      )
    }
  }

  private static func name(of parameter: FunctionParameterSyntax) -> String {
    (parameter.secondName ?? parameter.firstName).text
  }

  /// Returns whether a type is a path, or an object of the project that views observe.
  private func isOwnedElsewhere(_ type: TypeSyntax, _ context: RuleContext) -> Bool {
    let name = type.simpleName
    if name == "NavigationPath" { return true }
    guard let facts = context.project.type(named: name) else { return false }
    return context.project.isWatched(facts)
  }
}
