package import Findings
import SwiftSyntax

/// The facts about a type of the project, without its source: the declaration and its extensions
/// together.
package struct TypeFacts: Hashable, Sendable {
  /// The simple name.
  package var name: String
  /// The name with those of the types that it lies in, such as `Shop.Route`.
  package var qualifiedName: String
  /// The target that declares it; nil where that is not known.
  package var target: String?
  /// Whether it is a struct, a class or an enum; `extension` when only extensions were seen.
  package var kind: TypeDeclaration.Kind
  /// The names of what it inherits from or conforms to.
  package var inherited: Set<String>
  /// The names of its attributes, such as `Observable` and `MainActor`.
  package var attributes: Set<String>
  /// The properties, by name.
  package var properties: [String: PropertyFacts]
  /// The names of the methods.
  package var methods: Set<String>
  /// The use that the initialisers make of what they are given.
  package var initializers: [InitializerFacts]
  /// The methods that read what was saved and put it into properties.
  var restoring: RestoringMethods
  /// The names of the methods that read what was saved and give it back.
  var readers: Set<String>
  /// The types of what methods make anew each time that they are called, by the names of the methods.
  package var making: [String: String]
  /// The cases of an enum, in their order.
  package var cases: [String]
  /// The types of what the cases of an enum carry, as they are written.
  package var payloads: [String]
  /// The names of everything that is called in it.
  package var calledNames: Set<String>
  /// The name of the call that the whole body of a view consists of, such as `Button` with all its modifiers.
  package var bodyRoot: String?
  /// The version of iOS that it says it needs, by `@available`.
  package var version: DeploymentTarget?
  /// The place where its name stands.
  package var place: SourcePlace

  /// Whether it says that it is a view.
  package var isView: Bool { inherited.contains("View") }

  /// Whether it is an object that views can watch: `@Observable`, or an `ObservableObject`.
  package var isObservable: Bool {
    attributes.contains("Observable") || inherited.contains("ObservableObject")
  }

  /// Whether it is given views that it shows: by a builder, or as generic content.
  var takesContent: Bool {
    properties.values.contains {
      $0.attributes.contains("ViewBuilder") || $0.type == "Content" || $0.type == "AnyView"
        || $0.type?.hasPrefix("() ->") == true && $0.type?.hasSuffix("Void") == false
    }
  }

  /// Adds what another declaration of the same name says.
  mutating func merge(_ other: TypeFacts) {
    if kind == .extension {
      kind = other.kind
      place = other.place
      version = other.version
    }
    inherited.formUnion(other.inherited)
    attributes.formUnion(other.attributes)
    properties.merge(other.properties) { own, _ in own }
    methods.formUnion(other.methods)
    initializers += other.initializers
    restoring.merge(other.restoring)
    readers.formUnion(other.readers)
    making.merge(other.making) { own, _ in own }
    cases += other.cases
    payloads += other.payloads
    bodyRoot = bodyRoot ?? other.bodyRoot
    calledNames.formUnion(other.calledNames)
  }
}

/// The facts about a property of the project, without its source.
package struct PropertyFacts: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The names of its attributes, such as `State`.
  package var attributes: Set<String>
  /// The type as it is written or as the initial value shows.
  package var type: String?
  /// Whether it has an initial value.
  package var hasInitialValue: Bool
  /// Whether it is computed.
  package var isComputed: Bool
  /// Whether it is declared with `let`.
  package var isConstant: Bool
  /// Whether it belongs to the type and not to its values.
  package var isStatic: Bool
  /// The place where its name stands.
  package var place: SourcePlace
}

extension TypeFacts {
  /// Takes down what a declaration says.
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
    methods = Set(declaration.methods.map(\.name.text))
    initializers = declaration.initializers.map(InitializerFacts.init)
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
    cases = declaration.cases.map(\.name.text)
    payloads = declaration.cases.flatMap { element in
      (element.parameterClause?.parameters ?? []).map(\.type.trimmedDescription)
    }
    calledNames = []
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
  /// Takes down what a declaration says.
  init(_ property: Property, in file: ParsedFile) {
    name = property.name
    attributes = Set(property.attributes.map(\.name))
    type = property.typeText
    hasInitialValue = property.initialValue != nil
    isComputed = property.isComputed
    isConstant = property.isConstant
    isStatic = property.isStatic
    place = file.place(of: property.nameToken)
  }
}

extension CodeBlockItemListSyntax {
  /// The call that a chain of modifiers begins with, when there is nothing but this chain.
  var onlyCall: Call? {
    guard count == 1, let expression = first?.item.as(ExprSyntax.self),
      let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    else { return nil }
    return call.rootCall
  }
}

extension FunctionDeclSyntax {
  /// The type that the function gives, when all that it does is to make one.
  fileprivate var madeType: String? {
    guard let type = signature.returnClause?.type, let item = body?.statements.last?.item else {
      return nil
    }
    let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    guard let call = value?.as(FunctionCallExprSyntax.self).flatMap(Call.init), !call.isOnReceiver,
      call.isInitializer || call.name == "init"
    else { return nil }
    return call.name == "init" ? type.trimmedDescription : call.name
  }
}
