import Findings
import SwiftSyntax

/// A rule that finds objects that a view creates and observes but does not keep.
struct RecreatedObjectRule: Rule {
  static let fault = "recreated-object"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let properties = file.types
      .filter { [.struct, .extension].contains($0.kind) && !$0.isPreview && !$0.node.isInPreview }
      .flatMap { type -> [Finding] in
        let initializers = type.initializers
        let values = Self.valuesSet(by: initializers)
        return type.properties.compactMap { property in
          guard !property.isStatic else { return nil }
          let attribute = property.attributes.first { $0.name == "ObservedObject" }
          guard let attribute else {
            return plain(property, of: type, in: file, context)
              ?? computed(property, of: type, in: file, context)
              ?? stored(property, values[property.name] ?? [], of: type, in: file, context)
              ?? unwatched(property, of: type, in: file, context)
              ?? sharedState(property, in: file, context)
          }
          let values = values[property.name] ?? []
          // An argument replaces the initial value.
          let isPassed = values.count == initializers.count && !values.isEmpty
          let made = (isPassed ? [] : [property.initialValue].compactMap { $0 }) + values
          guard
            made.contains(where: {
              Self.makesObject($0, of: property) || Self.isMadeElsewhere($0, context.project)
            })
          else { return nil }
          return file.finding(
            self,
            at: attribute.node.attributeName,
            "'\(property.name)' is created again each time that this view is created; let '@StateObject' keep it",
            fix: initializers.isEmpty ? fix(for: attribute) : nil
          )
        } + defaults(of: type, in: file, context)
      }
    return properties + makings(in: file, context)
  }

  /// Returns findings for objects that are created together with a UI piece and passed to views that do not keep them.
  private func makings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let makings = ObjectMaking.all(in: file, context.project)
    guard !makings.isEmpty else { return [] }
    let references = file.nodes(DeclReferenceExprSyntax.self)
    return makings.compactMap { making in
      guard let taker = making.taker(context.project, references) else { return nil }
      let wrapper = context.project.isObservableObject(making.type) ? "@StateObject" : "@State"
      let user =
        switch taker {
        case .environment: "the views below read the new object from the environment"
        case .view(let name, _): "'\(name)' does not keep the object that it receives"
        }
      return file.finding(
        self,
        at: making.call.nameToken,
        "this code creates a new '\(making.type.name)' each time that it runs, and \(user); let '\(wrapper)' keep "
          + "one object"
      )
    }
  }

  /// Returns findings for objects that an initialiser creates by default and stores without keeping them.
  private func defaults(
    of type: TypeDeclaration,
    in file: ParsedFile,
    _ context: RuleContext
  ) -> [Finding] {
    guard type.isView || context.project.type(named: type.name)?.isView == true else { return [] }
    return type.initializers.flatMap { initializer -> [Finding] in
      let facts = InitializerFacts(initializer)
      return initializer.signature.parameterClause.parameters.compactMap { parameter in
        let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text
        guard let value = parameter.defaultValue?.value,
          let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init), !call.isOnReceiver,
          call.isInitializer || call.name == "init",
          let object = context.project.type(
            named: call.name == "init" ? parameter.type.trimmedDescription : call.name,
            in: parameter.enclosingTypeName
          ), context.project.isWatched(object),
          case .stored(let name) = facts.parameters[label]?.use,
          let property = context.project.type(named: type.qualifiedName)?.properties[name],
          property.attributes.isDisjoint(with: ["State", "StateObject"])
        else { return nil }
        return file.finding(
          self,
          at: call.nameToken,
          "this default creates a new object each time that the view is created; let '@StateObject' or '@State' keep it"
        )
      }
    }
  }

  /// Returns a finding if an `ObservableObject` is in `@State`, which does not observe it, or nil otherwise.
  private func unwatched(
    _ property: Property,
    of type: TypeDeclaration,
    in file: ParsedFile,
    _ context: RuleContext
  ) -> Finding? {
    guard property.has("State"), let value = property.initialValue,
      Self.makesObject(value, of: property),
      let object = objectType(of: property, type, context),
      context.project.isObservableObject(object),
      let attribute = property.attributes.first(where: { $0.name == "State" })
    else { return nil }
    return file.finding(
      self,
      at: attribute.node.attributeName,
      "'@State' keeps '\(property.name)' but does not watch it, because '\(object.name)' is an ObservableObject; "
        + "use '@StateObject'"
    )
  }

  /// Returns a finding if the program's only instance of an `ObservableObject` is in `@State`, or nil otherwise.
  private func sharedState(
    _ property: Property,
    in file: ParsedFile,
    _ context: RuleContext
  ) -> Finding? {
    guard property.has("State"), let names = property.initialValue?.memberPath, names.count == 2,
      let object = context.project.type(named: names[0], in: property.binding.enclosingTypeName),
      context.project.isObservableObject(object), let shared = object.properties[names[1]],
      shared.isStatic,
      shared.type.map({ [object.name, "Self"].contains(Project.simpleName($0)) }) == true,
      let attribute = property.attributes.first(where: { $0.name == "State" })
    else { return nil }
    return file.finding(
      self,
      at: attribute.node.attributeName,
      "'@State' does not watch '\(property.name)', because '\(object.name)' is an ObservableObject; "
        + "use '@ObservedObject'"
    )
  }

  /// Returns findings for observable objects that a view creates and stores in a property that does not keep them.
  private func plain(
    _ property: Property,
    of type: TypeDeclaration,
    in file: ParsedFile,
    _ context: RuleContext
  ) -> Finding? {
    guard type.isView, property.accessors == nil,
      property.attributes.allSatisfy({ $0.name == "Bindable" }),
      let value = property.initialValue, Self.makesObject(value, of: property),
      let wrapper = keeper(of: property, type, context) ?? Self.systemKeeper(of: value),
      !isPassedOnly(property, type)
    else { return nil }
    return file.finding(
      self,
      at: property.nameToken,
      "'\(property.name)' is created again each time that this view is created; let '\(wrapper)' keep it"
    )
  }

  /// Returns a finding if a view's computed property creates an observable object on each access, or nil otherwise.
  private func computed(
    _ property: Property,
    of type: TypeDeclaration,
    in file: ParsedFile,
    _ context: RuleContext
  ) -> Finding? {
    guard type.isView || context.project.type(named: type.name)?.isView == true,
      case .getter(let statements) = property.accessors?.accessors, statements.count == 1,
      let item = statements.first?.item,
      let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self),
      Self.makesObject(value, of: property),
      let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      let wrapper = keeper(of: property, type, context)
    else { return nil }
    return file.finding(
      self,
      at: call.nameToken,
      "'\(property.name)' is a new object each time that code reads it; let '\(wrapper)' keep one object"
    )
  }

  /// Returns findings for observable objects that a view's initialiser creates and stores in a plain property.
  private func stored(
    _ property: Property,
    _ values: [ExprSyntax],
    of type: TypeDeclaration,
    in file: ParsedFile,
    _ context: RuleContext
  ) -> Finding? {
    guard type.isView || context.project.type(named: type.name)?.isView == true,
      property.accessors == nil, property.attributes.allSatisfy({ $0.name == "Bindable" }),
      let value = values.first(where: { Self.makesObject($0, of: property) }),
      let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      let wrapper = keeper(of: property, type, context) ?? Self.systemKeeper(of: value)
    else { return nil }
    return file.finding(
      self,
      at: call.nameToken,
      "'\(property.name)' is created again each time that this view is created; let '\(wrapper)' keep it"
    )
  }

  /// Returns whether a property's initial value is never used, because all initialisers set the property.
  private func isPassedOnly(_ property: Property, _ type: TypeDeclaration) -> Bool {
    let initializers = type.initializers
    return !initializers.isEmpty
      && initializers.allSatisfy { $0.assignments.contains { $0.target == property.name } }
  }

  /// Returns the wrapper that keeps a property's object, or nil if the property has no observed object.
  private func keeper(
    of property: Property,
    _ type: TypeDeclaration,
    _ context: RuleContext
  ) -> String? {
    guard let object = objectType(of: property, type, context), context.project.isWatched(object)
    else { return nil }
    return context.project.isObservableObject(object) ? "@StateObject" : "@State"
  }

  /// Returns the class of a property's object, or nil if it is unknown.
  ///
  /// Several classes of one name count only if views observe all of them.
  private func objectType(
    of property: Property,
    _ type: TypeDeclaration,
    _ context: RuleContext
  ) -> TypeFacts? {
    guard let text = property.typeText else { return nil }
    let types = context.project.candidates(named: text, in: property.binding.enclosingTypeName)
    return types.count == 1 ? types[0] : context.project.watchedType(among: types)
  }

  /// Returns the values that initialisers assign to properties, keyed by property name.
  ///
  /// For each initialiser, the first value counts, unless a value of another branch creates an object.
  private static func valuesSet(by initializers: [InitializerDeclSyntax]) -> [String: [ExprSyntax]]
  {
    initializers.reduce(into: [:]) { values, initializer in
      var known: [String: ExprSyntax] = [:]
      for sequence in initializer.body?.descendants(SequenceExprSyntax.self) ?? [] {
        // In `model = model ?? Model()`, the last part is the object of callers that pass none.
        let operators = sequence.elements.dropFirst().map {
          $0.as(BinaryOperatorExprSyntax.self)?.operator.text
        }
        guard let target = sequence.elements.first?.memberPath, target.count == 1,
          sequence.elements.count == 3 || sequence.elements.count == 5 && operators.contains("??"),
          sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
          let value = sequence.elements.last
        else { continue }
        let name = String(target[0].trimmingPrefix("_"))
        let source = initializer.localValue(of: value) ?? value
        guard known[name] == nil || sequence.isInBranch && source.createsObject else { continue }
        known[name] = source
      }
      for (name, value) in known { values[name, default: []].append(value) }
    }
  }

  /// Returns whether a value creates an object, directly or in the property's wrapper.
  private static func makesObject(_ value: ExprSyntax, of property: Property) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      !call.isOnReceiver || call.isOfNestedType
    else { return false }
    if call.name == "ObservedObject" {
      let wrapped = call.argument("wrappedValue") ?? call.argument("initialValue")
      return wrapped.map { makesObject($0, of: property) } ?? false
    }
    return call.isInitializer || call.name == "init" && property.type != nil
  }

  /// Returns whether a value is an object that a method or factory of the project creates.
  private static func isMadeElsewhere(_ value: ExprSyntax, _ project: Project) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      !call.isInitializer, project.makingMethods.contains(call.name),
      let type = ObjectMaking.madeType(by: call, project)
    else { return false }
    return project.isWatched(type)
  }

  /// Returns the fix that replaces the property's wrapper with `StateObject`.
  ///
  /// An initialiser that sets the property works only with the present wrapper, so the caller offers no fix then.
  private func fix(for attribute: Attribute) -> Fix {
    Fix(
      title: "replace 'ObservedObject' with 'StateObject'",
      edits: [Fix.Edit(replacing: attribute.node.attributeName, with: "StateObject")]
    )
  }
}
