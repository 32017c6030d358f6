import Findings
import SwiftSyntax

/// The facts from one file that rules for other files need.
struct FileFacts: Sendable {
  /// The file's target; nil if unknown.
  var target: String?
  var types: [TypeFacts] = []
  var showings: [Showing] = []
  /// The objects that are put into the environment, with the information for finding their types
  /// later.
  var injections: [Injection] = []
  /// The paths that stacks are bound to.
  var stackPaths: Set<StackPath>
  /// The selections of tab views in objects with a known type.
  var tabSelections: Set<StackPath>
  /// The external objects' paths that the stacks of each type are bound to.
  var sharedPaths: [String: Set<StackPath>]
  /// The possible stack paths that are passed to initialisers of the project's types.
  var handedPaths: [HandedPath] = []
  /// The names in a binding, such as `router` and `path` of `$router.path`.
  var bindingNames: Set<String>
  /// The names of everything that is called while UI pieces are created.
  var interfaceCalls: Set<String> = []
  /// The names of functions that receive links, by the calling function.
  var linkCalls: [String: Set<String>]
  /// The pushed types of the project's own link initialisers, by the labels of their parameters.
  var ownLinks: [String: String]
  /// The type aliases.
  var aliases: TypeAliases
  /// The places that write SwiftUI's `Tab` in full.
  var qualifiedTabs: QualifiedTabs
  /// The destinations declared for types.
  var destinations: [DeclaredDestination]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - target: The target that it belongs to.
  init(_ file: ParsedFile, of target: String? = nil) {
    self.target = target
    stackPaths = Self.stackPaths(in: file)
    tabSelections = Self.tabSelections(in: file)
    sharedPaths = Self.sharedPaths(in: file)
    bindingNames = Self.bindingNames(in: file)
    destinations = DeclaredDestination.all(in: file)
    linkCalls = LinkCalls.all(in: file)
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
    for name in file.calledNames {
      for call in file.calls(of: name) {
        note(call, in: file, types: &own, names)
      }
    }
    notePieces(in: file)
    types = (own.values + repeated).sorted { $0.place.start < $1.place.start }
    showings.sort { $0.place.start < $1.place.start }
  }

  private mutating func note(
    _ call: Call,
    in file: ParsedFile,
    types: inout [String: TypeFacts],
    _ names: [SyntaxIdentifier: String]
  ) {
    let type = call.node.enclosingType
    if let type, let name = names[type.node.id] { types[name]?.calledNames.insert(call.name) }
    // What is called on the result of another call is a modifier.
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
      showings.append(
        Showing(
          shower: Self.piece(of: type, around: call.node),
          shown: call.name,
          containers: call.node.containers,
          stackStart: call.node.stackStart,
          ownedObjects: Self.ownedObjects(handedTo: call, in: file),
          isCertain: call.node.enclosuresInMember.areCertain,
          place: file.place(of: call.nameToken)
        )
      )
    }
    if call.isOnReceiver, let value = call.argument(nil),
      call.name == "environmentObject"
        || call.name == "environment" && call.node.arguments.count == 1
    {
      injections.append(
        Injection(
          type: file.declarations.typeText(of: value),
          value: value.trimmedDescription,
          isEnvironmentObject: call.name == "environmentObject",
          place: file.place(of: call.nameToken)
        )
      )
    }
  }

  /// Returns the labels of arguments that are the calling view's own stored objects: state, or
  /// objects from the environment.
  private static func ownedObjects(handedTo call: Call, in file: ParsedFile) -> Set<String> {
    Set(
      call.node.arguments.compactMap { argument in
        guard let names = argument.expression.memberPath, names.count == 1,
          let reference = argument.expression.lastReference,
          !reference.baseName.text.hasPrefix("$"),
          let property = file.declarations.property(of: reference)
            ?? argument.enclosingType.flatMap({ file.declarations.property(names[0], of: $0) }),
          property.has(
            "State",
            "StateObject",
            "ObservedObject",
            "EnvironmentObject",
            "Environment",
            "Bindable"
          )
        else { return nil }
        return argument.label?.text ?? ""
      }
    )
  }

  /// Records the references of a view's body to its other properties and methods with content.
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
      showings.append(
        Showing(
          shower: shower,
          shown: "\(type.name).\(name)",
          containers: reference.containers,
          stackStart: reference.stackStart,
          isCertain: reference.enclosuresInMember.areCertain,
          place: file.place(of: reference)
        )
      )
    }
  }

  /// Returns the name of the UI piece that contains some code: the view itself for its `body`.
  static func piece(of type: TypeDeclaration, around node: some SyntaxProtocol) -> String {
    guard let member = node.enclosingMember?.name, member != "body", member != "init" else {
      return type.name
    }
    return "\(type.name).\(member)"
  }
}

extension FileFacts {
  /// Returns the same facts, with UI pieces under the names of their targets if several have the
  /// same name.
  ///
  /// - Parameters:
  ///   - table: The types of the project.
  ///   - repeated: The names that more than one type has.
  /// - Returns: The facts.
  func keyed(by table: TypeTable, _ repeated: Set<String>) -> FileFacts {
    let key = { Self.key(of: $0, seenFrom: target, table, repeated) }
    var facts = self
    for index in showings.indices {
      facts.showings[index].shower = key(showings[index].shower)
      facts.showings[index].shown = key(showings[index].shown)
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

  /// Returns the key of a UI piece that is named in a file of some target.
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
