import SwiftSyntax

/// A place that makes an object which views watch, and what becomes of the object.
struct ObjectMaking {
  /// The call that makes it.
  let call: Call
  /// The class of the object.
  let type: TypeFacts

  /// The places of a file that make objects of classes of the project.
  static func all(in file: ParsedFile, _ project: Project) -> [ObjectMaking] {
    var found: [ObjectMaking] = []
    for name in file.calledNames.sorted()
    where project.watchedNames.contains(name) || project.makingMethods.contains(name) {
      // A name that several types have means one of them here and another one there.
      for call in file.calls(of: name) where !call.node.isInPreview {
        guard let type = madeType(by: call, project), project.isWatched(type) else { continue }
        found.append(ObjectMaking(call: call, type: type))
      }
    }
    for call in file.calls(of: "init") where !call.isOnReceiver && !call.node.isInPreview {
      guard let (view, label) = call.node.receivingView(project),
        let text = project.typeText(wantedBy: view, label: label),
        let type = project.type(named: text, in: view.qualifiedName), project.isWatched(type)
      else { continue }
      found.append(ObjectMaking(call: call, type: type))
    }
    return found.sorted { $0.call.node.position < $1.call.node.position }
  }

  /// The class of what a call makes: of an initialiser, or of a method of the project that makes one each time.
  private static func madeType(by call: Call, _ project: Project) -> TypeFacts? {
    if call.isInitializer {
      guard call.receiver?.memberPath?.allSatisfy({ $0.first?.isUppercase == true }) ?? true else {
        return nil
      }
      return project.type(
        named: call.node.calledExpression.trimmedDescription,
        in: call.node.enclosingTypeName
      )
    }
    guard project.makingMethods.contains(call.name) else { return nil }
    let owner: TypeFacts?
    if let receiver = call.receiver, receiver.plainName != "self" {
      owner = project.typeText(of: receiver).flatMap(project.type(named:))
    } else {
      owner = call.node.enclosingTypeName.flatMap { project.type(named: $0, in: nil) }
    }
    guard let owner, let text = owner.making[call.name] else { return nil }
    return project.type(named: text, in: owner.qualifiedName)
  }

  /// The taker of an object that a piece of interface makes each time that it is made itself.
  enum Taker {
    /// The environment of the views below.
    case environment
    /// A view that uses the object under a label and does not keep it.
    case view(String, property: String)
  }

  /// The number of names behind the place that are looked at.
  private static let reach = 200

  /// Returns the taker of the object, where it is made while a piece of interface is, and nobody
  /// keeps it.
  ///
  /// - Parameters:
  ///   - project: All files.
  ///   - references: The names that are used in the file, in their order.
  /// - Returns: What takes it, or nil when somebody keeps it or that cannot be told.
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
  /// The name of the type around this, with the types that that lies in.
  var enclosingTypeName: String? {
    let name = enclosingTypeNames.joined(separator: ".")
    return name.isEmpty ? nil : name
  }

  /// The names of the types around this, from the outside in.
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
  /// The local constant or variable that the call's result is given to, and the statements that may use it.
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

  /// The view that the call's result is handed to as an argument, and the label of the argument.
  fileprivate func receivingView(_ project: Project) -> (view: TypeFacts, label: String)? {
    ExprSyntax(self).receivingView(project)
  }
}

extension ExprSyntax {
  /// The view of the project that this is handed to as an argument, and the label of the argument.
  fileprivate func receivingView(_ project: Project) -> (view: TypeFacts, label: String)? {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.expression.id == id,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      call.isInitializer,
      let view = project.type(
        named: call.node.calledExpression.trimmedDescription,
        in: enclosingTypeName
      )
    else { return nil }
    return (view, argument.label?.text ?? "")
  }

  /// Returns the taker of this value that does not keep it: the environment, or a view.
  fileprivate func taker(_ project: Project) -> ObjectMaking.Taker? {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    else { return nil }
    if call.isOnReceiver,
      call.name == "environmentObject" && argument.label == nil
        || call.name == "environment" && argument.label == nil && call.node.arguments.count == 1
    {
      return call.node.isShown ? .environment : nil
    }
    guard let (view, label) = receivingView(project), call.node.isShown,
      case .uses(let property) = project.keeping(of: view, label: label)
    else { return nil }
    return .view(view.name, property: property)
  }
}
