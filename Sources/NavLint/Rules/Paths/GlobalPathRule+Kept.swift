import Findings
import SwiftSyntax

extension GlobalPathRule {
  /// Returns findings for globals whose closure or collection keeps an object with a path.
  func keptOwners(
    among globals: [Property],
    in file: ParsedFile,
    _ context: RuleContext
  ) -> [Finding] {
    let casts = file.nodes(SequenceExprSyntax.self).filter(\.isCast)
    return globals.compactMap { property in
      guard !property.isComputed, !Self.isSample(property.name) else { return nil }
      let text = property.typeText ?? ""
      let names =
        Self.made(by: property, in: file) + Self.elements(of: text)
        + (Self.holdsAnything(text) ? Self.taken(from: property, by: casts) : [])
      let owners = names.compactMap { context.project.type(named: $0) }
        .filter { $0.kind == .class || $0.kind == .struct }
      for owner in owners {
        guard let path = path(within: owner, context) else { continue }
        return file.finding(
          self,
          at: property.nameToken,
          "this property keeps the path in '\(owner.name)', which the whole program shares; let the root of the window "
            + "own it",
          notes: [Finding.Note(message: "the path", place: path.place)]
        )
      }
      return nil
    }
  }

  /// Returns findings for paths that are computed from a variable that exists once for the whole program.
  func computedPaths(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let globals = file.tree.statements.flatMap { Property.all(in: $0.item) }
      .filter { !$0.isConstant && !$0.isComputed }
    return file.types.filter { !$0.inherited.contains("PreviewProvider") }
      .flatMap { type -> [Finding] in
        type.properties.compactMap { property in
          guard property.isComputed, !property.isStatic, !property.has("SceneStorage"),
            let text = property.typeText, let accessors = property.accessors,
            context.project.holdsRoutes(property.name, type: text, in: type.name)
          else { return nil }
          let members = file.nodes(MemberAccessExprSyntax.self).within(accessors.range)
          let source = members.lazy.compactMap {
            Self.staticVariable($0, holding: text, in: type, context)
          }.first
          let names = file.nodes(DeclReferenceExprSyntax.self).within(accessors.range)
            .map(\.baseName.text)
          let kept = globals.filter { $0.typeText?.contains(text) == true }.map(\.name)
          guard let source = source ?? names.first(where: kept.contains) else { return nil }
          return file.finding(
            self,
            at: property.nameToken,
            "this path is kept in '\(source)', which the whole program shares; let the root of the window own it"
          )
        }
      }
  }

  /// Returns the names of the types that a closure creates once, when the variable is initialised.
  private static func made(by property: Property, in file: ParsedFile) -> [String] {
    guard let call = property.initialValue?.as(FunctionCallExprSyntax.self),
      let closure = call.calledExpression.as(ClosureExprSyntax.self)
    else { return [] }
    // What a closure inside creates, it creates for each call.
    let inner = file.nodes(ClosureExprSyntax.self).within(closure.statements.range).map(\.range)
    return file.calledNames.filter { $0.first?.isUppercase == true }.sorted()
      .filter { name in
        file.calls(of: name).within(closure.statements.range).contains { made in
          !made.isOnReceiver && !inner.contains { $0.contains(made.node.range) }
        }
      }
  }

  /// Returns the names in the type of a collection, such as `Router` in `[String: Router]`.
  private static func elements(of text: String) -> [String] {
    guard text.hasPrefix("[") || text.hasSuffix(">"), !text.contains("->"), !text.contains(".Type")
    else { return [] }
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
  }

  /// Returns whether a variable of a type may contain any object.
  private static func holdsAnything(_ text: String) -> Bool {
    text.contains("Any") || text.hasPrefix("NS")
  }

  /// Returns the types to which code casts the values that it takes from a variable.
  private static func taken(
    from property: Property,
    by casts: [SequenceExprSyntax]
  ) -> [String] {
    casts.compactMap { cast in
      let names = cast.elements.first?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
      guard names.contains(property.name) else { return nil }
      return cast.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
    }
  }

  /// Returns the name of the static variable that an expression refers to if the variable has the given type, or nil
  /// otherwise.
  private static func staticVariable(
    _ member: MemberAccessExprSyntax,
    holding text: String,
    in type: TypeDeclaration,
    _ context: RuleContext
  ) -> String? {
    guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return nil
    }
    let owner = base == "Self" ? type.name : base
    let name = member.declName.baseName.text
    guard let property = context.project.type(named: owner)?.properties[name], property.isStatic,
      !property.isComputed, !property.isConstant, property.type?.contains(text) == true
    else { return nil }
    return "\(owner).\(name)"
  }
}

extension SequenceExprSyntax {
  /// A Boolean value that indicates whether the sequence only casts a value to another type.
  fileprivate var isCast: Bool {
    elements.count == 3 && elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
  }
}
