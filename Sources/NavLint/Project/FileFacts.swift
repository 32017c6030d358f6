import Findings
import SwiftSyntax

/// What one file tells the rules for other files.
struct FileFacts: Sendable {
  var types: [TypeFacts] = []
  var showings: [Showing] = []
  /// The objects that are put into the environment, with what is needed to find out their types later.
  var injections: [Injection] = []
  /// What stacks are bound to.
  var stackPaths: Set<StackPath>
  /// What the stacks of each type are bound to, where an object from outside has the path.
  var sharedPaths: [String: Set<StackPath>]
  /// The names that a binding leads to, such as `router` and `path` of `$router.path`.
  var bindingNames: Set<String>
  /// The names that more than one type of the file has, as nested types may.
  var ambiguousNames: Set<String> = []
  /// The names that links are handed to, by the function that does so.
  var linkCalls: [String: Set<String>]
  /// The other names of types.
  var aliases: TypeAliases
  /// The destinations that are declared for types.
  var destinations: [DeclaredDestination]

  init(_ file: ParsedFile) {
    stackPaths = Self.stackPaths(in: file)
    sharedPaths = Self.sharedPaths(in: file)
    bindingNames = Self.bindingNames(in: file)
    destinations = DeclaredDestination.all(in: file)
    linkCalls = LinkCalls.all(in: file)
    aliases = TypeAliases(of: file)
    var own: [String: TypeFacts] = [:]
    for declaration in file.types {
      let facts = TypeFacts(declaration, in: file)
      if let known = own[facts.name], known.kind != .extension, facts.kind != .extension {
        ambiguousNames.insert(facts.name)
      }
      own[facts.name]?.merge(facts)
      if own[facts.name] == nil { own[facts.name] = facts }
    }
    for name in file.calledNames {
      for call in file.calls(of: name) {
        note(call, in: file, types: &own)
      }
    }
    notePieces(in: file, types: own)
    types = own.values.sorted { $0.place.start < $1.place.start }
    showings.sort { $0.place.start < $1.place.start }
  }

  private mutating func note(_ call: Call, in file: ParsedFile, types: inout [String: TypeFacts]) {
    let type = call.node.enclosingType
    if let type { types[type.name]?.calledNames.insert(call.name) }
    let isPreview = type?.inherited.contains("PreviewProvider") == true
    if let type, !isPreview, call.isInitializer, !call.isOnReceiver {
      showings.append(
        Showing(
          shower: Self.piece(of: type, around: call.node),
          shown: call.name,
          containers: call.node.containers,
          stackStart: call.node.stackStart,
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

  /// The references of a view's body to other properties and methods of the view that are content.
  private mutating func notePieces(in file: ParsedFile, types: [String: TypeFacts]) {
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

  /// The name of the piece of interface that some code belongs to: the view itself for its `body`.
  static func piece(of type: TypeDeclaration, around node: some SyntaxProtocol) -> String {
    guard let member = node.enclosingMember?.name, member != "body", member != "init" else {
      return type.name
    }
    return "\(type.name).\(member)"
  }
}
