package import Findings
import SwiftSyntax

/// The facts about a type of the project, from its declaration and its extensions, without its
/// source.
package struct TypeFacts: Hashable, Sendable {
  /// The simple name.
  package var name: String
  /// The name with those of its enclosing types, such as `Shop.Route`.
  package var qualifiedName: String
  /// The target that declares it; nil if unknown.
  package var target: String?
  /// The kind of declaration; `extension` if only extensions were seen.
  package var kind: TypeDeclaration.Kind
  /// The names of its supertypes and protocols.
  package var inherited: Set<String>
  /// The names of its attributes, such as `Observable` and `MainActor`.
  package var attributes: Set<String>
  /// The properties, by name.
  package var properties: [String: PropertyFacts]
  /// The names of the methods.
  package var methods: Set<String>
  /// The names that several of the methods have.
  var overloadedMethods: Set<String>
  /// The initialisers' use of their parameters.
  package var initializers: [InitializerFacts]
  /// The properties that initialisers assign.
  var setInInitializers: Set<String> = []
  /// The methods that read saved data and store it in properties.
  var restoring: RestoringMethods
  /// The names of the methods that read and return saved data.
  var readers: Set<String>
  /// The types of new objects that methods create in each call, by the names of the methods.
  package var making: [String: String]
  /// The cases of an enum, in their order.
  package var cases: [String]
  /// The types of the enum cases' payloads, as written.
  package var payloads: [String]
  /// The methods that create views, by their names with labels.
  var contentMethods: [String: ContentMethod] = [:]
  /// Whether a stack of this view, or of this modifier, surrounds what it receives.
  var surroundsContent = false
  /// The names of the methods that put a stack around their own view.
  var surroundingMethods: Set<String> = []
  /// Whether it has generic parameters.
  var isGeneric = false
  /// Whether its views have items for the navigation bar of the stack around them.
  var hasBarItems = false
  /// The names of everything that is called in it.
  package var calledNames: Set<String>
  /// The properties that decide whether buttons are shown: each button is in an `if` with one of
  /// these; nil if a button is always shown.
  var buttonSwitches: Set<String>? = []
  /// The name of a view's root call, such as `Button` with all its modifiers.
  package var bodyRoot: String?
  /// The version of iOS that it requires with `@available`.
  package var version: DeploymentTarget?
  /// The place of its name.
  package var place: SourcePlace

  /// Whether it is declared as a view.
  package var isView: Bool { inherited.contains("View") }

  /// Whether its objects can be observed by views: `@Observable`, or an `ObservableObject`.
  package var isObservable: Bool {
    attributes.contains("Observable") || inherited.contains("ObservableObject")
  }

  /// Whether it shows views that it receives: from a builder, or as generic content.
  var takesContent: Bool {
    properties.values.contains {
      $0.attributes.contains("ViewBuilder") || $0.type == "Content" || $0.type == "AnyView"
        || $0.type?.hasPrefix("() ->") == true && $0.type?.hasSuffix("Void") == false
    }
  }

  /// Adds the facts from another declaration with the same name.
  mutating func merge(_ other: TypeFacts) {
    if kind == .extension {
      kind = other.kind
      place = other.place
      version = other.version
    }
    inherited.formUnion(other.inherited)
    attributes.formUnion(other.attributes)
    properties.merge(other.properties) { own, _ in own }
    overloadedMethods.formUnion(other.overloadedMethods.union(methods.intersection(other.methods)))
    methods.formUnion(other.methods)
    initializers += other.initializers
    setInInitializers.formUnion(other.setInInitializers)
    restoring.merge(other.restoring)
    readers.formUnion(other.readers)
    making.merge(other.making) { own, _ in own }
    contentMethods.merge(other.contentMethods) { own, _ in own }
    surroundsContent = surroundsContent || other.surroundsContent
    surroundingMethods.formUnion(other.surroundingMethods)
    isGeneric = isGeneric || other.isGeneric
    hasBarItems = hasBarItems || other.hasBarItems
    cases += other.cases
    payloads += other.payloads
    bodyRoot = bodyRoot ?? other.bodyRoot
    buttonSwitches = buttonSwitches.flatMap { own in other.buttonSwitches.map { own.union($0) } }
    calledNames.formUnion(other.calledNames)
  }
}

/// The facts about a property of the project, without its source.
package struct PropertyFacts: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The names of its attributes, such as `State`.
  package var attributes: Set<String>
  /// The name in the key path of `@Environment(\.dismiss)`.
  var environmentKey: String?
  /// The type as written, or as the initial value shows it.
  package var type: String?
  /// Whether it has an initial value.
  package var hasInitialValue: Bool
  /// Whether it is stored and nil until something sets it.
  var beginsAsNil: Bool
  /// Whether it is stored and false until something sets it.
  var beginsAsFalse: Bool
  /// Whether it is computed.
  package var isComputed: Bool
  /// Whether it is declared with `let`.
  package var isConstant: Bool
  /// Whether it is a static property.
  package var isStatic: Bool
  /// The place of its name.
  package var place: SourcePlace
}

extension TypeFacts {
  /// Reads a declaration.
  init(_ declaration: TypeDeclaration, in file: ParsedFile) {
    name = declaration.name
    qualifiedName = declaration.qualifiedName
    kind = declaration.kind
    inherited = Set(declaration.inherited)
    attributes = Set(declaration.attributes.map(\.name))
    properties = Dictionary(
      declaration.properties.map { ($0.name, PropertyFacts($0, in: file)) },
      uniquingKeysWith: { first, _ in first }
    )
    var known: Set<String> = []
    overloadedMethods = Set(
      declaration.methods.map(\.name.text).filter { !known.insert($0).inserted }
    )
    methods = known
    initializers = declaration.initializers.map(InitializerFacts.init)
    setInInitializers = Set(declaration.initializers.flatMap(\.assignments).map(\.target))
    restoring =
      kind == .class || kind == .extension
      ? RestoringMethods(of: declaration, in: file) : RestoringMethods()
    readers = Set(
      declaration.methods.filter {
        $0.signature.returnClause != nil
          && $0.body?.readsSaved(in: declaration, of: file) == true
      }.map(\.name.text)
    )
    making = declaration.methods.reduce(into: [:]) { making, method in
      if let type = method.madeType { making[method.name.text] = type }
    }
    for property in declaration.properties {
      if let type = property.factoryType { making[property.name] = type }
    }
    contentMethods = ContentMethod.all(in: declaration)
    cases = declaration.cases.map(\.name.text)
    payloads = declaration.cases.flatMap { element in
      (element.parameterClause?.parameters ?? []).map(\.type.trimmedDescription)
    }
    surroundsContent = declaration.surroundsContent(in: file)
    surroundingMethods = declaration.surroundingMethods(in: file)
    isGeneric = declaration.node.as(StructDeclSyntax.self)?.genericParameterClause != nil
    hasBarItems = file.calls(of: "toolbar").within(declaration.node.range).contains {
      $0.isOfBar && $0.node.containers.navigation == nil
    }
    calledNames = []
    buttonSwitches = declaration.buttonSwitches(in: file)
    bodyRoot =
      file.declarations.property("body", of: declaration)?.accessors?.accessors.as(
        CodeBlockItemListSyntax.self
      )?
      .onlyCall?.name
    version =
      kind == .extension
      ? nil : declaration.attributes.compactMap { AvailabilityChecks.version(in: $0.node) }.max()
    place = file.place(of: declaration.nameToken)
  }
}

extension PropertyFacts {
  /// Reads a declaration.
  init(_ property: Property, in file: ParsedFile) {
    name = property.name
    attributes = Set(property.attributes.map(\.name))
    environmentKey =
      property.attributes.first { $0.name == "Environment" }?.arguments.first?.expression
      .as(KeyPathExprSyntax.self)?.components.last?.component.trimmedDescription
    type = property.typeText
    hasInitialValue = property.initialValue != nil
    beginsAsNil = property.beginsAsNil
    beginsAsFalse = property.beginsAsFalse
    isComputed = property.isComputed
    isConstant = property.isConstant
    isStatic = property.isStatic
    place = file.place(of: property.nameToken)
  }
}

extension CodeBlockItemListSyntax {
  /// The first call of a chain of modifiers, if there is nothing else.
  var onlyCall: Call? {
    guard count == 1, let expression = first?.item.as(ExprSyntax.self),
      let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    else { return nil }
    return call.rootCall
  }
}

extension TypeDeclaration {
  /// Returns the properties that decide whether buttons are shown; nil if a button is always shown.
  fileprivate func buttonSwitches(in file: ParsedFile) -> Set<String>? {
    var names: Set<String> = []
    for button in file.calls(of: "Button").within(node.range) {
      guard let name = button.node.enclosingSwitch else { return nil }
      names.insert(name)
    }
    return names
  }
}

extension SyntaxProtocol {
  /// The name of the first plain condition around this, as in `if isEditable { … }`.
  fileprivate var enclosingSwitch: String? {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
      if let branch = parent.as(IfExprSyntax.self),
        branch.body.id == node.as(CodeBlockSyntax.self)?.id,
        branch.conditions.count == 1,
        case .expression(let condition) = branch.conditions.first?.condition
      {
        return condition.plainName
      }
      node = parent
    }
    return nil
  }
}

extension Property {
  /// The type that a container's factory creates in each call: `Store` of `var store: Factory<Store> { self { Store() } }`,
  /// if nothing after it keeps the object.
  fileprivate var factoryType: String? {
    guard isComputed, typeText?.hasPrefix("Factory<") == true,
      case .getter(let statements) = accessors?.accessors, statements.count == 1,
      let item = statements.first?.item,
      let call = (item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self))?
        .as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      call.arguments.isEmpty, let made = call.trailingClosure?.statements.onlyCall,
      made.isInitializer, !made.isOnReceiver
    else { return nil }
    return made.name
  }
}
