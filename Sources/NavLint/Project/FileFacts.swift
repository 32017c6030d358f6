import Findings
import SwiftSyntax

/// The facts from one file that rules need when they check other files.
struct FileFacts: Sendable {
  /// The target of the file, or nil if it is unknown.
  var target: String?
  var types: [TypeFacts] = []
  var showings: [Showing] = []
  /// The calls that put objects into the environment, with the facts that determine the objects' types.
  var injections: [Injection] = []
  /// The paths that are bound to stacks.
  var stackPaths: Set<StackPath>
  /// The tab selections in objects with a known type.
  var tabSelections: Set<StackPath>
  /// The tab selections in objects that belong to other objects.
  var deepSelections: Set<DeepPath>
  /// The paths in external objects to which a type binds its stacks, keyed by type.
  var sharedPaths: [String: Set<StackPath>]
  /// The properties that are passed to initialisers of the project's types and may be the paths of stacks.
  var handedPaths: [HandedPath] = []
  /// The names that occur in bindings, such as `router` and `path` in `$router.path`.
  var bindingNames: Set<String>
  /// The names of the variables and properties that the file sets.
  var setNames: SetNames
  /// The properties that the file changes itself, rather than through a binding.
  var changedMembers: ChangedMembers
  /// The names of all functions and types that are called while UI pieces are created.
  var interfaceCalls: Set<String> = []
  /// The functions that may return views, according to the names of their result types.
  var factories: [Factory] = []
  /// The places that show the result of another type's function.
  var madePieces: [Showing] = []
  /// The paths in objects that a view owns, each bound to the only stack of its view.
  var ownedPaths: [OwnedPath]
  /// The names of functions that receive links, keyed by the name of the calling function.
  var linkCalls: [String: Set<String>]
  /// The names of functions that return nil for unknown links.
  var linkParsers: Set<String>
  /// The names of lists that contain functions for parsing links.
  var linkParserLists: Set<String>
  /// A Boolean value that indicates whether the file creates a stack outside previews, or may do so with UIKit or
  /// AppKit.
  var makesStack: Bool
  /// The types that the project's own link initialisers push, keyed by the labels of the parameters.
  var ownLinks: [String: String]
  /// The type aliases that the file declares.
  var aliases: TypeAliases
  /// The places that refer to SwiftUI's `Tab` by its qualified name.
  var qualifiedTabs: QualifiedTabs
  /// The destinations that the file declares for types.
  var destinations: [DeclaredDestination]

  /// Creates facts from a file.
  ///
  /// - Parameters:
  ///   - file: The parsed file.
  ///   - target: The target of the file.
  init(_ file: ParsedFile, of target: String? = nil) {
    self.target = target
    stackPaths = Self.stackPaths(in: file)
    tabSelections = Self.tabSelections(in: file)
    deepSelections = Self.deepSelections(in: file)
    sharedPaths = Self.sharedPaths(in: file)
    bindingNames = Self.bindingNames(in: file)
    setNames = SetNames(in: file)
    changedMembers = ChangedMembers(in: file)
    ownedPaths = OwnedPath.all(in: file)
    destinations = DeclaredDestination.all(in: file)
    linkCalls = LinkCalls.all(in: file)
    linkParsers = LinkParsers.all(in: file)
    linkParserLists = ParserList.names(in: file)
    makesStack = Project.makesStack(file)
    ownLinks = OwnLinks.all(in: file)
    aliases = TypeAliases(of: file)
    qualifiedTabs = QualifiedTabs(of: file)
    var own: [String: TypeFacts] = [:]
    var repeated: [TypeFacts] = []
    var names: [SyntaxIdentifier: String] = [:]
    for declaration in file.types {
      var facts = TypeFacts(declaration, in: file)
      facts.target = target
      let name = facts.qualifiedName
      names[declaration.node.id] = name
      if let known = own[name] {
        if known.kind != .extension, facts.kind != .extension { repeated.append(known) }
        if known.kind != .extension, facts.kind != .extension {
          own[name] = facts
        } else {
          own[name]?.merge(facts)
        }
      } else {
        own[name] = facts
      }
    }
    var factories: [String: Factory] = [:]
    for name in file.calledNames {
      for call in file.calls(of: name) {
        note(call, in: file, types: &own, names)
        note(call, in: file, factories: &factories)
      }
    }
    self.factories = Array(factories.values)
    notePieces(in: file)
    types = (own.values + repeated).sorted { $0.place.start < $1.place.start }
    showings.sort { $0.place.start < $1.place.start }
    madePieces.sort { $0.place.start < $1.place.start }
  }

  private mutating func note(
    _ call: Call,
    in file: ParsedFile,
    types: inout [String: TypeFacts],
    _ names: [SyntaxIdentifier: String]
  ) {
    let type = call.node.enclosingType
    if let type, let name = names[type.node.id] { types[name]?.calledNames.insert(call.name) }
    // A call on the result of another call is a modifier.
    if !call.isInitializer, call.receiver.map({ $0.memberPath != nil }) ?? true,
      call.node.isInContent, !call.node.enclosuresInMember.contains(where: \.isAction)
    {
      interfaceCalls.insert(call.name)
    }
    let isPreview = type?.inherited.contains("PreviewProvider") == true
    if !isPreview, call.isInitializer, !call.isOnReceiver {
      handedPaths += HandedPath.all(in: call, of: file)
    }
    if let type, !isPreview, call.isInitializer, !call.isOnReceiver {
      let enclosures = call.node.enclosuresInMember
      showings.append(
        Showing(
          shower: Self.piece(of: type, around: call.node),
          shown: call.name,
          containers: enclosures.flatMap(\.containers),
          stackStart: call.node.stackStart,
          ownedObjects: Self.ownedObjects(handedTo: call, in: file),
          labels: Set(
            call.node.arguments.filter { !$0.expression.is(NilLiteralExprSyntax.self) }
              .map { $0.label?.text ?? "" }
          ),
          forwarded: Self.forwarded(by: call, in: file),
          isCertain: enclosures.areCertain,
          wrappers: enclosures.wrappers,
          receivers: enclosures.receivers,
          place: file.place(of: call.nameToken)
        )
      )
    }
    // In an extension of `View`, a modifier without a receiver is one of the view itself.
    if call.isOnReceiver || type?.name == "View", let value = call.argument(nil),
      call.name == "environmentObject"
        || call.name == "environment" && call.node.arguments.count == 1,
      !call.node.isInPreview
    {
      injections.append(
        Injection(
          type: file.declarations.typeText(of: value).flatMap { text in
            // The type behind a generic parameter is not known here.
            file.nodes(GenericParameterSyntax.self).contains { $0.name.text == text } ? nil : text
          },
          value: value.trimmedDescription,
          isEnvironmentObject: call.name == "environmentObject",
          place: file.place(of: call.nameToken)
        )
      )
    }
  }

  /// Records a call of a function that may return a view.
  private mutating func note(_ call: Call, in file: ParsedFile, factories: inout [String: Factory])
  {
    guard !call.isInitializer,
      call.receiver.map({ $0.memberPath != nil || $0.madeTypeName != nil }) ?? true
    else { return }
    let isInContent = call.node.isInContent
    let factory = isInContent ? nil : Factory.around(call)
    guard isInContent || factory != nil,
      !call.node.enclosuresInMember.contains(where: \.isAction)
    else { return }
    if let factory {
      let key = "\(factory.name) \(factory.type)"
      factories[key, default: Factory(name: factory.name, type: factory.type, calls: [])]
        .calls.insert(call.name)
    }
    guard let type = call.node.enclosingType, !type.isPreview,
      let owner = Self.owner(of: call, in: file)
    else { return }
    madePieces.append(
      Showing(
        shower: Self.piece(of: type, around: call.node),
        shown: "\(owner).\(call.name)",
        containers: call.node.containers,
        stackStart: call.node.stackStart,
        ownedObjects: Self.ownedObjects(handedTo: call, in: file),
        isCertain: call.node.enclosuresInMember.areCertain,
        receivers: call.node.enclosuresInMember.receivers,
        place: file.place(of: call.nameToken)
      )
    )
  }

  /// Returns the name of the type whose method a call uses, or nil if the type is unknown.
  private static func owner(of call: Call, in file: ParsedFile) -> String? {
    if let made = call.receiver?.madeTypeName { return made }
    guard let name = call.receiver?.plainName, name != "self",
      let reference = call.receiver?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    if name.first?.isUppercase == true { return name }
    let text =
      file.declarations.typeText(of: reference)
      ?? file.declarations.property(of: reference)?.environmentType
    return text.map(Project.simpleName).flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  /// Returns the calling view's objects that a call passes on, as chains of names, keyed by argument label.
  ///
  /// Such an object is state, or comes from the environment.
  ///
  /// An object that creates views stores its own properties.
  private static func ownedObjects(handedTo call: Call, in file: ParsedFile) -> [String: [String]] {
    call.node.arguments.reduce(into: [:]) { objects, argument in
      guard let names = argument.expression.memberPath, (1...2).contains(names.count),
        let reference = argument.expression.firstReference,
        !reference.baseName.text.hasPrefix("$")
      else { return }
      if let type = argument.enclosingType, type.kind == .class,
        let property = file.declarations.property(names[0], of: type), !property.isComputed,
        !property.isStatic,
        reference.baseName.text == "self"
          || file.declarations.property(of: reference)?.binding.id == property.binding.id
            && !Self.isParameter(reference)
      {
        objects[argument.label?.text ?? ""] = names
        return
      }
      guard reference.baseName.text != "self",
        let property = file.declarations.property(of: reference)
          ?? argument.enclosingType.flatMap({ file.declarations.property(names[0], of: $0) }),
        property.has(
          "State",
          "StateObject",
          "ObservedObject",
          "EnvironmentObject",
          "Environment",
          "Bindable"
        ) || isOfApp(property, argument)
      else { return }
      objects[argument.label?.text ?? ""] = names
    }
  }

  /// Returns whether a property is a plain one of the app, which keeps what it creates.
  private static func isOfApp(_ property: Property, _ argument: LabeledExprSyntax) -> Bool {
    property.attributes.isEmpty && !property.isComputed && !property.isStatic
      && property.binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      && argument.enclosingType?.inherited.contains("App") == true
  }

  private static func isParameter(_ reference: DeclReferenceExprSyntax) -> Bool {
    (reference.enclosingMember?.parameters ?? []).contains {
      ($0.secondName ?? $0.firstName).text == reference.baseName.text
    }
  }

  /// Returns the labels of the enclosing function's parameters that a call passes on, keyed by the labels of its
  /// arguments.
  private static func forwarded(by call: Call, in file: ParsedFile) -> [String: String] {
    guard let function = call.node.enclosingMember?.node.as(FunctionDeclSyntax.self) else {
      return [:]
    }
    return call.node.arguments.reduce(into: [:]) { labels, argument in
      guard let reference = argument.expression.as(DeclReferenceExprSyntax.self),
        let parameter = function.signature.parameterClause.parameters.first(where: {
          ($0.secondName ?? $0.firstName).text == reference.baseName.text
        }),
        // A local constant would hide the parameter.
        file.declarations.property(of: reference).map({
          !function.range.contains($0.binding.range)
        }) ?? true
      else { return }
      labels[argument.label?.text ?? ""] =
        parameter.firstName.text == "_" ? "" : parameter.firstName.text
    }
  }

  /// Records the references from a view's body to other members that create views.
  private mutating func notePieces(in file: ParsedFile) {
    var pieces: [String: Set<String>] = [:]
    for declaration in file.types {
      let properties = declaration.properties.filter(\.isContent).map(\.name)
      let methods = declaration.methods.filter {
        $0.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) == true
      }
      pieces[declaration.name, default: []].formUnion(properties + methods.map(\.name.text))
    }
    let names = pieces.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      .subtracting(["body"])
    guard !names.isEmpty else { return }
    for reference in file.nodes(DeclReferenceExprSyntax.self)
    where names.contains(reference.baseName.text) {
      let name = reference.baseName.text
      if let member = reference.parent?.as(MemberAccessExprSyntax.self),
        member.declName.id == reference.id,
        member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text != "self"
      {
        continue
      }
      guard let type = reference.enclosingType, pieces[type.name]?.contains(name) == true else {
        continue
      }
      let shower = Self.piece(of: type, around: reference)
      guard shower != "\(type.name).\(name)" else { continue }
      let enclosures = reference.enclosuresInMember
      showings.append(
        Showing(
          shower: shower,
          shown: "\(type.name).\(name)",
          containers: enclosures.flatMap(\.containers),
          stackStart: reference.stackStart,
          isCertain: enclosures.areCertain,
          wrappers: enclosures.wrappers,
          receivers: enclosures.receivers,
          place: file.place(of: reference)
        )
      )
    }
  }

  /// Returns the name of the UI piece that contains a node: a view, or a part of a view such as `ContentView.list`.
  static func piece(of type: TypeDeclaration, around node: some SyntaxProtocol) -> String {
    guard let member = node.enclosingMember?.name, member != "body", member != "init" else {
      return type.name
    }
    return "\(type.name).\(member)"
  }
}

extension FileFacts {
  /// Returns a copy of the facts in which UI pieces with repeated names are also identified by target.
  ///
  /// - Parameters:
  ///   - table: The types of the project.
  ///   - repeated: The names that several types have.
  /// - Returns: The facts.
  func keyed(by table: TypeTable, _ repeated: Set<String>) -> FileFacts {
    let key = { Self.key(of: $0, seenFrom: target, table, repeated) }
    var facts = self
    for index in showings.indices {
      facts.showings[index].shower = key(showings[index].shower)
      facts.showings[index].shown = key(showings[index].shown)
    }
    for index in madePieces.indices {
      facts.madePieces[index].shower = key(madePieces[index].shower)
      facts.madePieces[index].shown = key(madePieces[index].shown)
    }
    for index in destinations.indices {
      let destination = destinations[index]
      facts.destinations[index].piece = key(destination.piece)
      let type = table.type(named: destination.type, in: destination.scope, of: target)
      facts.destinations[index].type = type?.qualifiedName ?? destination.type
    }
    facts.sharedPaths = Dictionary(uniqueKeysWithValues: sharedPaths.map { (key($0), $1) })
    return facts
  }

  /// Returns the key of a UI piece that is named in a file of the given target.
  static func key(
    of piece: String,
    seenFrom target: String?,
    _ table: TypeTable,
    _ repeated: Set<String>
  ) -> String {
    let name = String(piece.prefix { $0 != "." })
    guard repeated.contains(name),
      let own = table.type(named: name, in: nil, of: target)?.target
    else { return piece }
    return "\(own)/\(piece)"
  }
}

extension ExprSyntax {
  /// The name of the type that the expression creates, as in `Screens()`, or nil if there is none.
  fileprivate var madeTypeName: String? {
    guard let call = self.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.isInitializer,
      !call.isOnReceiver, call.closures.isEmpty
    else { return nil }
    return call.name
  }
}
