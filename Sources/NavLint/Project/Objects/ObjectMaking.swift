import SwiftSyntax

/// A call that creates an object observed by views.
struct ObjectMaking {
  /// The call that creates the object.
  let call: Call
  /// The class of the object.
  let type: TypeFacts

  /// Returns the calls in a file that create objects of the project's classes.
  static func all(in file: ParsedFile, _ project: Project) -> [ObjectMaking] {
    var found: [ObjectMaking] = []
    for name in file.calledNames.sorted()
    where project.watchedNames.contains(name) || project.makingMethods.contains(name) {
      // A name of several types may refer to any of them.
      for call in file.calls(of: name) where !call.isImplicitMember && !call.node.isInPreview {
        guard let type = project.watchedType(among: madeTypes(by: call, project)) else { continue }
        found.append(ObjectMaking(call: call, type: type))
      }
    }
    for call in file.calls(of: "init") where !call.isOnReceiver && !call.node.isInPreview {
      guard let (views, label) = call.node.receivingViews(project), views.count == 1,
        let view = views.first, let text = project.typeText(wantedBy: view, label: label),
        let type = project.type(named: text, in: view.qualifiedName), project.isWatched(type)
      else { continue }
      found.append(ObjectMaking(call: call, type: type))
    }
    for name in project.makingMethods {
      for call in file.calls(of: name) where call.isImplicitMember && !call.node.isInPreview {
        guard let (views, label) = call.node.receivingViews(project), views.count == 1,
          let view = views.first, let text = project.typeText(wantedBy: view, label: label),
          let type = project.type(named: text, in: view.qualifiedName),
          type.making[name].map(Project.simpleName).map({ [type.name, "Self"].contains($0) })
            == true,
          project.isWatched(type)
        else { continue }
        found.append(ObjectMaking(call: call, type: type))
      }
    }
    return found.sorted { $0.call.node.position < $1.call.node.position }
  }

  /// Returns the class of a call's result if the call certainly creates a new object, or nil otherwise.
  static func madeType(by call: Call, _ project: Project) -> TypeFacts? {
    let types = madeTypes(by: call, project)
    return types.count == 1 ? types[0] : nil
  }

  /// Returns the classes that the result of a call may have.
  private static func madeTypes(by call: Call, _ project: Project) -> [TypeFacts] {
    if call.isInitializer {
      guard call.receiver?.memberPath?.allSatisfy({ $0.first?.isUppercase == true }) ?? true else {
        return []
      }
      return project.candidates(
        named: call.node.calledExpression.trimmedDescription,
        in: call.node.enclosingTypeName
      )
    }
    guard project.makingMethods.contains(call.name) else { return [] }
    let owner: TypeFacts?
    if let receiver = call.receiver, receiver.plainName != "self" {
      owner =
        project.typeText(of: receiver).flatMap(project.type(named:))
        ?? sharedContainer(receiver, project)
    } else {
      owner = call.node.enclosingTypeName.flatMap { project.type(named: $0, in: nil) }
    }
    guard let owner, let text = owner.making[call.name] else { return [] }
    return project.candidates(named: text, in: owner.qualifiedName)
  }

  /// Returns the type of `Container.shared`, which a library declares and the project extends, or nil for other
  /// expressions.
  private static func sharedContainer(_ receiver: ExprSyntax, _ project: Project) -> TypeFacts? {
    guard let names = receiver.memberPath, names.count == 2, names[1] == "shared",
      names[0].first?.isUppercase == true
    else { return nil }
    return project.type(named: names[0])
  }

  /// A receiver of an object that is created again with each UI piece.
  enum Taker {
    /// The environment of the enclosed views.
    case environment
    /// A view that uses the object in the given property without keeping it.
    case view(String, property: String)
  }

  /// The maximum number of later names to examine.
  private static let reach = 200

  /// Returns the receiver of an object that is created with a UI piece and not kept, or nil if there is none.
  ///
  /// - Parameters:
  ///   - project: The facts about all files.
  ///   - references: The names that are used in the file, in order.
  /// - Returns: The receiver, or nil if the object is kept or the receiver is unknown.
  func taker(_ project: Project, _ references: [DeclReferenceExprSyntax]) -> Taker? {
    guard call.node.isMadeWithInterface(project) else { return nil }
    if let taker = ExprSyntax(call.node).taker(project) { return taker }
    guard let local = call.node.localName else { return nil }
    let stretch = call.node.endPosition..<max(local.statements.endPosition, call.node.endPosition)
    for use in references.within(stretch).prefix(Self.reach) where use.baseName.text == local.name {
      guard !use.isMember else { continue }
      if let taker = ExprSyntax(use).taker(project) { return taker }
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The qualified name of the type around the node, or nil if there is none.
  var enclosingTypeName: String? {
    let name = enclosingTypeNames.joined(separator: ".")
    return name.isEmpty ? nil : name
  }

  /// The names of the types around the node, from the outside in.
  var enclosingTypeNames: [String] {
    var names: [String] = []
    var node = parent
    while let current = node {
      if let type = TypeDeclaration(current) { names.insert(contentsOf: type.pathNames, at: 0) }
      node = current.parent
    }
    return names
  }
}

extension FunctionCallExprSyntax {
  /// The local constant or variable for the call's result and the statements that may use it, or nil if there is none.
  fileprivate var localName: (name: String, statements: CodeBlockItemListSyntax)? {
    var node = Syntax(self)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
    {
      node = parent
    }
    guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self),
      binding.initializer?.value.id == node.as(ExprSyntax.self)?.id,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let list = binding.parent?.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    return (name, list)
  }

  /// Returns the project's views that may receive the call's result, with the argument's label, or nil if there are
  /// none.
  fileprivate func receivingViews(_ project: Project) -> (views: [TypeFacts], label: String)? {
    ExprSyntax(self).receivingViews(project)
  }
}

extension Call {
  /// A Boolean value that indicates whether the call is a modifier on the view itself, in an extension of `View`.
  fileprivate var isOnView: Bool {
    guard !isInitializer, let type = node.enclosingType else { return false }
    return type.kind == .extension && type.name == "View"
  }
}

extension ExprSyntax {
  /// Returns the project's views that may receive the expression, with the argument's label, or nil if there are none.
  fileprivate func receivingViews(_ project: Project) -> (views: [TypeFacts], label: String)? {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.expression.id == id,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      call.isInitializer
    else { return nil }
    let views = project.candidates(
      named: call.node.calledExpression.trimmedDescription,
      in: enclosingTypeName
    )
    return views.isEmpty ? nil : (views, argument.label?.text ?? "")
  }

  /// Returns the environment or the view that receives the value without keeping it, or nil if there is none.
  fileprivate func taker(_ project: Project) -> ObjectMaking.Taker? {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    else { return nil }
    if call.isOnReceiver || call.isOnView,
      call.name == "environmentObject" && argument.label == nil
        || call.name == "environment" && argument.label == nil
          && (1...2).contains(call.node.arguments.count)
    {
      return call.node.isShown ? .environment : nil
    }
    guard let (views, label) = receivingViews(project), let view = views.first, call.node.isShown
    else { return nil }
    // Where several views have the name, all of them must use what they are given.
    let keepings = views.map { project.keeping(of: $0, label: label) }
    guard case .uses(let property) = keepings.first ?? nil,
      keepings.allSatisfy({ if case .uses = $0 { true } else { false } })
    else { return nil }
    return .view(view.name, property: property)
  }
}
