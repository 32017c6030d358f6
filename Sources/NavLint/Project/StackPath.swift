import SwiftSyntax

/// A property that is bound to a stack as its path, with the declaring type if it is known.
struct StackPath: Hashable, Sendable {
  /// The last name in the binding, such as `path` for `$router.path`.
  var name: String
  /// The type that declares the property, or nil if the type is unknown, as for a `@Binding`.
  var owner: String?
}

extension Declarations {
  /// Returns the type that declares the last member of a chain such as `$router.path`, or nil if the type is unknown.
  func pathOwner(of expression: ExprSyntax) -> String? {
    guard let names = expression.memberPath, !names.isEmpty, let type = expression.enclosingType
    else { return nil }
    let first = expression.firstReference
    let isOwn = first?.baseName.text == "self"
    if names.count == 1 {
      if !isOwn, let first, isLocal(first) { return nil }
      guard let property = property(names[0], of: type) else {
        // An extension may be in another file than its type.
        return type.kind == .extension ? type.name : nil
      }
      return property.has("Binding") ? nil : type.name
    }
    guard names.count == 2 else { return nil }
    guard let property = object(of: expression) else { return nil }
    let text = property.typeText ?? property.environmentType
    guard let name = text.map(Project.simpleName), name.first?.isUppercase == true else {
      return nil
    }
    return property.has("Binding") || name == "Binding" ? nil : name
  }

  /// Returns the enclosing type's property that holds the first object of a chain, or nil if there is none.
  ///
  /// A local `@Bindable var router = router` is followed to its source.
  func object(of expression: ExprSyntax) -> Property? {
    guard let first = expression.firstReference, let type = expression.enclosingType,
      let name = expression.memberPath?.first
    else { return nil }
    guard first.baseName.text != "self", isLocal(first) else { return property(name, of: type) }
    guard let source = bindableSource(of: first), source.count == 1 else { return nil }
    return property(source[0], of: type)
  }

  /// Returns the text of the globally shared object that starts a chain, or nil if there is none.
  func sharedObject(of expression: ExprSyntax) -> String? {
    guard let first = expression.firstReference else { return nil }
    let names =
      bindableSource(of: first) ?? object(of: expression)?.initialValue?.memberPath
    guard let names, names.count == 2, names[0].first?.isUppercase == true else { return nil }
    return names.joined(separator: ".")
  }

  /// Returns the names in the value of a local `@Bindable var router = …`, or nil if there is none.
  private func bindableSource(of reference: DeclReferenceExprSyntax) -> [String]? {
    guard reference.baseName.text != "self", isLocal(reference),
      let local = property(of: reference), local.has("Bindable")
    else { return nil }
    return local.initialValue?.memberPath
  }

  /// Returns whether a name refers to a parameter or local variable.
  private func isLocal(_ reference: DeclReferenceExprSyntax) -> Bool {
    let name = String(reference.baseName.text.trimmingPrefix("$"))
    if let member = reference.enclosingMember,
      member.parameters.contains(where: { ($0.secondName ?? $0.firstName).text == name })
    {
      return true
    }
    guard let property = property(of: reference) else { return false }
    return property.binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) != true
  }
}

extension Property {
  /// The type of the environment object, such as `Router` for `@Environment(Router.self)`, or nil if there is none.
  var environmentType: String? {
    let argument = attributes.first { $0.name == "Environment" }?.arguments.first?.expression
    guard let member = argument?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self"
    else { return nil }
    return member.base?.trimmedDescription
  }
}

extension Project {
  /// Returns whether an expression may be a stack's path, according to its name and its type.
  ///
  /// - Parameter expression: The array or path.
  /// - Returns: Whether a stack is bound to a path of that name, unless all such paths are known to
  ///   belong elsewhere.
  func mayBeStackPath(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.memberPath?.last else { return false }
    guard let owners = stackPathOwners[name] else { return false }
    guard let owner = declarations.pathOwner(of: expression), !owners.contains(nil) else {
      return true
    }
    return owners.contains(owner)
      || type(named: owner)?.inherited.contains { owners.contains($0) } ?? true
  }
}

extension FileFacts {
  /// Returns the paths that are bound to the stacks in a file.
  static func stackPaths(in file: ParsedFile) -> Set<StackPath> {
    Set(
      file.calls(of: "NavigationStack").compactMap { stack in
        guard !stack.isOnReceiver, let path = stack.argument("path"),
          let name = path.memberPath?.last
        else { return nil }
        return StackPath(name: name, owner: file.declarations.pathOwner(of: path))
      }
    )
  }

  /// Returns the selections of the tab views in a file.
  static func tabSelections(in file: ParsedFile) -> Set<StackPath> {
    Set(
      file.calls(of: "TabView").compactMap { tabs in
        guard !tabs.isOnReceiver, let selection = tabs.argument("selection"),
          let names = selection.memberPath, names.count > 1, let name = names.last,
          let owner = file.declarations.pathOwner(of: selection)
        else { return nil }
        let constraint = tabs.node.constraint(ofGenericParameter: owner)
        return StackPath(name: name, owner: constraint ?? owner)
      }
    )
  }

  /// Returns the tab selections in a file that are stored in an object inside another object.
  static func deepSelections(in file: ParsedFile) -> Set<DeepPath> {
    Set(
      file.calls(of: "TabView").compactMap { tabs in
        guard !tabs.isOnReceiver, let selection = tabs.argument("selection") else { return nil }
        return DeepPath(selection, in: file)
      }
    )
  }

  /// Returns the paths in external objects to which the stacks in a file are bound, keyed by view.
  static func sharedPaths(in file: ParsedFile) -> [String: Set<StackPath>] {
    var paths: [String: Set<StackPath>] = [:]
    for stack in file.calls(of: "NavigationStack") where !stack.isOnReceiver {
      if let path = stack.argument("path"), let names = path.memberPath, names.count == 1,
        let type = stack.node.enclosingType,
        file.declarations.property(names[0], of: type)?.has("Binding") == true
      {
        paths[type.name, default: []].insert(StackPath(name: names[0], owner: handed))
      }
      guard let path = stack.argument("path"), let names = path.memberPath, names.count == 2,
        let type = stack.node.enclosingType, !stack.node.containers.contains(.presented)
      else { continue }
      if let object = file.declarations.sharedObject(of: path) {
        paths[type.name, default: []].insert(StackPath(name: names[1], owner: object))
        continue
      }
      guard let property = file.declarations.object(of: path) else { continue }
      if property.has("Environment", "EnvironmentObject") {
        guard let owner = file.declarations.pathOwner(of: path) else { continue }
        paths[type.name, default: []].insert(StackPath(name: names[1], owner: owner))
      } else if property.initialValue == nil, !property.isComputed {
        let name = "\(property.name).\(names[1])"
        paths[type.name, default: []].insert(StackPath(name: name, owner: handed))
      }
    }
    return paths
  }

  /// The name that represents the owner of a path received as a binding or with an object.
  static let handed = "@Binding"

  /// Returns the names in a file's bindings, such as `router` and `path` for `$router.path`.
  static func bindingNames(in file: ParsedFile) -> Set<String> {
    var names: Set<String> = []
    for reference in file.nodes(DeclReferenceExprSyntax.self)
    where reference.baseName.text.hasPrefix("$") {
      names.insert(String(reference.baseName.text.dropFirst()))
      var node = Syntax(reference)
      while let member = node.parent?.as(MemberAccessExprSyntax.self) {
        names.insert(member.declName.baseName.text)
        node = Syntax(member)
      }
    }
    for call in file.calls(of: ["Binding", "NavigationStack"]) where !call.isOnReceiver {
      for argument in call.node.arguments { names.formUnion(Self.names(in: argument.expression)) }
    }
    for path in file.nodes(KeyPathExprSyntax.self) { names.formUnion(Self.names(in: path)) }
    return names
  }

  private static func names(in node: some SyntaxProtocol) -> [String] {
    node.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier(let name) = token.tokenKind { name } else { nil }
    }
  }
}
