import Findings
import SwiftSyntax

/// A rule that finds objects that a view creates although the environment already contains an object of the same class.
struct SecondInstanceRule: Rule {
  static let fault = "second-instance"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let found = secondOwners(in: file, context)
    let places = Set(found.map(\.place.start))
    return found + unseen(in: file, context).filter { !places.contains($0.place.start) }
      + lost(in: file, context.project) + withinObjects(in: file, context.project)
  }

  /// Returns findings for objects that another object creates for itself, although views share one of the class.
  private func withinObjects(in file: ParsedFile, _ project: Project) -> [Finding] {
    file.types.filter { $0.kind == .class }.flatMap { type -> [Finding] in
      guard project.type(named: type.qualifiedName).map(project.isWatched) == true else {
        return []
      }
      return type.properties.compactMap { property in
        guard !property.isStatic, !property.isComputed,
          let call = property.initialValue?.as(FunctionCallExprSyntax.self).flatMap(Call.init),
          call.isInitializer, !call.isOnReceiver, call.node.arguments.isEmpty,
          let object = project.type(named: call.name, in: type.qualifiedName),
          project.isWatched(object),
          object.name != type.name, !Self.isRouter(object, project),
          !project.injections.contains(where: { $0.value.hasSuffix(".\(property.name)") }),
          let owner = Self.sharedOwner(of: object, project)
        else { return nil }
        return file.finding(
          self,
          at: property.nameToken,
          "this is a second '\(object.name)', so views that read the injected object do not see its changes; pass the "
            + "injected object to '\(type.name)'",
          notes: [Finding.Note(message: "the injected object", place: owner.place)]
        )
      }
    }
  }

  /// Returns the property of a view or app that keeps an object of a class and injects it, or nil if there is none.
  private static func sharedOwner(of object: TypeFacts, _ project: Project) -> PropertyFacts? {
    for injection in project.injections {
      guard let type = injection.type,
        project.type(named: type)?.qualifiedName == object.qualifiedName
      else { continue }
      for owner in project.types.values where owner.place.file == injection.place.file {
        if let property = owner.properties[injection.value], property.hasInitialValue,
          !property.attributes.isDisjoint(with: ["State", "StateObject"])
        {
          return property
        }
      }
    }
    return nil
  }

  /// Returns whether a class holds navigation state, of which each tab may well have its own.
  private static func isRouter(_ object: TypeFacts, _ project: Project) -> Bool {
    ["Router", "Coordinator", "Navigat"].contains { object.name.contains($0) }
      || object.properties.values.contains { property in
        property.type.map { project.holdsRoutes(property.name, type: $0, in: object.name) } == true
      }
  }

  /// Returns findings for objects that have a path and that an action creates, changes and drops.
  private func lost(in file: ParsedFile, _ project: Project) -> [Finding] {
    file.calledNames.filter(project.watchedNames.contains).sorted().flatMap { file.calls(of: $0) }
      .compactMap { call in
        guard call.isInitializer, !call.isOnReceiver, !call.node.isInPreview, call.isChangedAtOnce,
          let object = project.type(named: call.name, in: call.node.enclosingTypeName),
          project.isWatched(object), Self.hasShownPath(object, project),
          call.node.enclosingType.map({ $0.isView || $0.inherited.contains("App") }) == true
        else { return nil }
        return file.finding(
          self,
          at: call.nameToken,
          "this '\(object.name)' is new, and no stack shows its path; use the object that the stack is bound to"
        )
      }
  }

  /// Returns findings for a view's objects whose path no stack shows, although a stack shows the path of another
  /// object.
  private func unseen(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let project = context.project
    let kept = file.types.filter { $0.kind == .struct && !$0.isPreview && !$0.node.isInPreview }
      .flatMap { type in type.properties.map { (type: type, property: $0) } }
      .filter { type, property in
        guard let value = property.initialValue else { return false }
        return property.has("State", "StateObject")
          || property.attributes.isEmpty && !property.isStatic
            && value.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.isInitializer == true
      }
    guard !kept.isEmpty else { return [] }
    let references = Dictionary(
      grouping: file.nodes(DeclReferenceExprSyntax.self).filter { !$0.isMember },
      by: { String($0.baseName.text.trimmingPrefix("$")) }
    )
    var known: [String: Bool] = [:]
    return kept.compactMap { type, property in
      guard let object = property.typeText.flatMap({ project.type(named: $0) }),
        project.keepers[object.name, default: 0] > (property.attributes.isEmpty ? 0 : 1),
        project.isWatched(object)
      else { return nil }
      let isShown = known[object.name] ?? Self.hasShownPath(object, project)
      known[object.name] = isShown
      guard isShown else { return nil }
      let uses = (references[property.name] ?? []).within(type.node.range)
      guard !uses.isEmpty, uses.allSatisfy(\.isOnlyCalled) else { return nil }
      return file.finding(
        self,
        at: property.nameToken,
        "no stack shows the path of this '\(object.name)', because another view has its own object; keep only "
          + "one object, and pass it down"
      )
    }
  }

  /// Returns whether a stack is bound to a property of a class.
  private static func hasShownPath(_ object: TypeFacts, _ project: Project) -> Bool {
    object.properties.keys.contains {
      project.stackPaths.contains(StackPath(name: $0, owner: object.name))
    }
  }

  /// Returns findings for objects that a view creates although the environment already contains an object of the same
  /// class.
  private func secondOwners(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.types.filter { $0.isView && $0.kind == .struct && !$0.isPreview }.flatMap { view in
      view.properties.compactMap { property in
        guard property.has("State", "StateObject"), property.initialValue != nil,
          !property.isStatic,
          let text = property.typeText, let object = context.project.type(named: text),
          object.kind == .class, object.isObservable, !isRow(view.name, context.project),
          let owner = ownerAround(
            view.name,
            of: object,
            in: context.project,
            // What a sheet injects again is meant for the views in it alone.
            throughSheets: context.project.injectionsByValue[property.name, default: []]
              .allSatisfy { $0.place.file != file.path }
          )
        else { return nil }
        return file.finding(
          self,
          at: property.nameToken,
          "this is a second '\(object.name)', so this view does not see changes to the injected object; "
            + "read that object with '@Environment' or '@EnvironmentObject'",
          notes: [Finding.Note(message: "the injected object", place: owner.place)]
        )
      }
    }
  }

  /// Returns whether a view is only shown as a row, and so needs data of its own in each row.
  private func isRow(_ view: String, _ project: Project) -> Bool {
    let showings = project.showings(of: view).filter { !$0.containers.contains(.preview) }
    return !showings.isEmpty && showings.allSatisfy { $0.containers.contains(.row) }
  }

  /// Returns the outer view's property that creates an object of the class for the environment, or nil if there is
  /// none.
  private func ownerAround(
    _ view: String,
    of object: TypeFacts,
    in project: Project,
    throughSheets: Bool
  ) -> PropertyFacts? {
    // A tab may well have its own router, but not its own data.
    var ends: Set<Container> =
      Self.isRouter(object, project) ? [.presented, .tabs, .preview] : [.preview]
    if !throughSheets { ends.insert(.presented) }
    var visited: Set<String> = []
    var waiting = [view]
    while let piece = waiting.popLast(), visited.count < Project.reach {
      guard visited.insert(piece).inserted, !project.isAmbiguous(piece) else {
        continue
      }
      for showing in project.showings(of: piece).prefix(Project.reach)
      where !showing.containers.contains(where: ends.contains) {
        let name = String(showing.shower.prefix { $0 != "." })
        if name != view, let owner = injectedProperty(of: name, holding: object, in: project) {
          return owner
        }
        waiting += showing.shower == name ? [name] : [showing.shower]
      }
    }
    return nil
  }

  private func injectedProperty(
    of name: String,
    holding object: TypeFacts,
    in project: Project
  ) -> PropertyFacts? {
    guard let owner = project.type(named: name) else { return nil }
    if let shared = sharedProperty(injectedIn: owner, holding: object, in: project) {
      return shared
    }
    return owner.properties.values.first { property in
      !property.attributes.isDisjoint(with: ["State", "StateObject"]) && property.hasInitialValue
        && property.type.map { project.names(object, as: $0, in: owner) } == true
        && project.injectionsByValue[property.name, default: []].contains { injection in
          injection.place.file == owner.place.file
            && injection.type.map { project.names(object, as: $0, in: owner) } ?? true
        }
    }
  }
}

extension Call {
  /// A Boolean value that indicates whether the result is only the start of a statement such as `Router().open(url)`.
  fileprivate var isChangedAtOnce: Bool {
    guard node.parent?.is(MemberAccessExprSyntax.self) == true else { return false }
    var whole = ExprSyntax(node)
    while let next = whole.parent?.as(ExprSyntax.self), !next.is(ClosureExprSyntax.self) {
      guard
        next.as(MemberAccessExprSyntax.self)?.base?.id == whole.id
          || next.as(FunctionCallExprSyntax.self)?.calledExpression.id == whole.id
      else { return false }
      whole = next
    }
    return whole.is(FunctionCallExprSyntax.self)
      && whole.parent?.is(CodeBlockItemSyntax.self) == true
      && whole.enclosuresInMember.contains(where: \.isAction)
  }
}

extension SecondInstanceRule {
  /// Returns the static property with the shared instance that a type puts into the environment, or nil if there is
  /// none.
  private func sharedProperty(
    injectedIn owner: TypeFacts,
    holding object: TypeFacts,
    in project: Project
  ) -> PropertyFacts? {
    object.properties.values.first { property in
      property.isStatic && property.hasInitialValue
        && property.type.map(Project.simpleName) == object.name
        && project.injectionsByValue["\(object.name).\(property.name)", default: []].contains {
          $0.place.file == owner.place.file
        }
    }
  }
}

extension Project {
  /// Returns whether a string in a type's scope names the given class rather than another class with the same last
  /// name.
  fileprivate func names(_ object: TypeFacts, as text: String, in owner: TypeFacts) -> Bool {
    Self.simpleName(text) == object.name
      && type(named: text, in: owner.qualifiedName)?.qualifiedName == object.qualifiedName
  }
}

extension DeclReferenceExprSyntax {
  /// A Boolean value that indicates whether the name is used only as the receiver of a method call, as in
  /// `router.open(url)`.
  fileprivate var isOnlyCalled: Bool {
    guard !baseName.text.hasPrefix("$"), let member = parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == ExprSyntax(self).id
    else { return false }
    return member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id
      == ExprSyntax(member).id
  }
}
