package import Findings
import SwiftSyntax

/// The facts from a type's declaration and extensions, without their source code.
package struct TypeFacts: Hashable, Sendable {
  /// The simple name of the type.
  package var name: String
  /// The name of the type with the names of its enclosing types, such as `Shop.Route`.
  package var qualifiedName: String
  /// The target that declares the type, or nil if it is unknown.
  package var target: String?
  /// The kind of declaration, which is `extension` if no other declaration was found.
  package var kind: TypeDeclaration.Kind
  /// The names of the supertypes and protocols of the type.
  package var inherited: Set<String>
  /// The names of the type's attributes, such as `Observable` and `MainActor`.
  package var attributes: Set<String>
  /// The properties of the type, keyed by name.
  package var properties: [String: PropertyFacts]
  /// The names of the type's methods.
  package var methods: Set<String>
  /// The names that several methods of the type share.
  var overloadedMethods: Set<String>
  /// The facts about the initialisers of the type.
  package var initializers: [InitializerFacts]
  /// The names of the properties that initialisers assign.
  var setInInitializers: Set<String> = []
  /// The methods that read saved data and store it in properties.
  var restoring: RestoringMethods
  /// The names of the methods that read and return saved data.
  var readers: Set<String>
  /// The types of the objects that methods create on each call, keyed by method name.
  package var making: [String: String]
  /// The names of the enum's cases, in order.
  package var cases: [String]
  /// The types of the enum cases' payloads, as written.
  package var payloads: [String]
  /// The methods that create views, keyed by name with labels.
  var contentMethods: [String: ContentMethod] = [:]
  /// A Boolean value that indicates whether the view or modifier shows received content inside a stack of its own.
  var surroundsContent = false
  /// The names of the methods that put a stack around the view on which they are called.
  var surroundingMethods: Set<String> = []
  /// A Boolean value that indicates whether the type has generic parameters.
  var isGeneric = false
  /// A Boolean value that indicates whether views in the type add items to the navigation bar of a surrounding stack.
  var hasBarItems = false
  /// The names of all functions and types that are called in the type.
  package var calledNames: Set<String>
  /// The properties that decide whether buttons are shown, or nil if a button is always shown.
  ///
  /// Each button is in an `if` with one of these properties.
  var buttonSwitches: Set<String>? = []
  /// The name of the root call in the view's body, such as `Button`, or nil if there is none.
  package var bodyRoot: String?
  /// The version of iOS that the type requires with `@available`, or nil if it requires none.
  package var version: DeploymentTarget?
  /// The place of the type's name in the source.
  package var place: SourcePlace

  /// A Boolean value that indicates whether the type is declared as a view.
  package var isView: Bool { inherited.contains("View") }

  /// A Boolean value that indicates whether the type is `@Observable` or an `ObservableObject`, so that views can
  /// observe its objects.
  package var isObservable: Bool {
    attributes.contains("Observable") || inherited.contains("ObservableObject")
  }

  /// A Boolean value that indicates whether the type shows views that it receives from a builder or as generic content.
  var takesContent: Bool {
    properties.values.contains {
      $0.attributes.contains("ViewBuilder") || $0.type == "Content" || $0.type == "AnyView"
        || $0.type?.hasPrefix("() ->") == true && $0.type?.hasSuffix("Void") == false
    }
  }

  /// Adds the facts from another declaration of the type.
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

/// The facts about a property of the project, without source code.
package struct PropertyFacts: Hashable, Sendable {
  /// The name of the property.
  package var name: String
  /// The names of the property's attributes, such as `State`.
  package var attributes: Set<String>
  /// The name in the key path of an attribute such as `@Environment(\.dismiss)`, or nil if there is none.
  var environmentKey: String?
  /// The type as written or as inferred from the initial value, or nil if it is unknown.
  package var type: String?
  /// A Boolean value that indicates whether the property has an initial value.
  package var hasInitialValue: Bool
  /// A Boolean value that indicates whether the property is stored and nil until code sets it.
  var beginsAsNil: Bool
  /// A Boolean value that indicates whether the property is stored and false until code sets it.
  var beginsAsFalse: Bool
  /// A Boolean value that indicates whether each read of the computed property, or each instance with the stored
  /// property, gets a new value such as `UUID()`.
  var isMadeNew: Bool
  /// A Boolean value that indicates whether the property is computed.
  package var isComputed: Bool
  /// A Boolean value that indicates whether the property is declared with `let`.
  package var isConstant: Bool
  /// A Boolean value that indicates whether the property is static.
  package var isStatic: Bool
  /// The place of the property's name in the source.
  package var place: SourcePlace
}

extension TypeFacts {
  /// Creates facts from the declaration of a type.
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
  /// Creates facts from the declaration of a property.
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
    isMadeNew = property.isMadeNew
    isComputed = property.isComputed
    isConstant = property.isConstant
    isStatic = property.isStatic
    place = file.place(of: property.nameToken)
  }
}

extension CodeBlockItemListSyntax {
  /// The first call of a chain of modifiers, or nil if the code does not consist of such a chain alone.
  var onlyCall: Call? {
    guard count == 1, let expression = first?.item.as(ExprSyntax.self),
      let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    else { return nil }
    return call.rootCall
  }
}

extension TypeDeclaration {
  /// Returns the properties that decide whether buttons are shown, or nil if a button is always shown.
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
  /// The name in the first plain condition around the node, such as `isEditable`, or nil if there is none.
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
  /// The type of the object that a container's factory creates again on each call, or nil if there is none.
  ///
  /// For example, the type is `Store` for `var store: Factory<Store> { self { Store() } }`.
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
