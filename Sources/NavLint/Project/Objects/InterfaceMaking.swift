import SwiftSyntax

extension SyntaxProtocol {
  /// Returns whether the code runs each time a UI piece is created.
  ///
  /// Such code is in a `body`, or in a property or function that returns views, outside their actions.
  ///
  /// A function of an object counts if a view calls it while the view is created.
  ///
  /// - Parameter project: The facts about all files.
  /// - Returns: Whether it does.
  func isMadeWithInterface(_ project: Project) -> Bool {
    guard !enclosuresInMember.contains(where: \.isAction), let maker = interfaceMaker(project)
    else {
      return false
    }
    switch maker {
    case .view: return true
    case .factory(let name): return project.interfaceCalls.contains(name)
    }
  }

  private func interfaceMaker(_ project: Project) -> InterfaceMaker? {
    var node = parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        guard function.makesInterface(project) else { return nil }
        let isView = function.enclosingType.map { project.showsItself($0) } ?? false
        return isView ? .view : .factory(function.name.text)
      }
      if let variable = current.as(VariableDeclSyntax.self),
        variable.parent?.is(MemberBlockItemSyntax.self) == true
      {
        guard let property = Property.all(in: variable).first, property.isComputed,
          property.isContent || property.has("ViewBuilder")
            || property.type.map({ $0.isViewType(project) }) == true
        else { return nil }
        let isView = variable.enclosingType.map { project.showsItself($0) } == true
        // UIKit asks for a root view only once.
        return isView || !project.calledNames.contains("UIHostingController") ? .view : nil
      }
      if current.is(InitializerDeclSyntax.self) || current.is(MemberBlockSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// A Boolean value that indicates whether the node is in a property or function that provides a view.
  var isInContent: Bool {
    guard let member = enclosingMember else { return false }
    if let function = member.node.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) == true
    }
    return Property.all(in: member.node).first?.isContent == true
  }

  /// A Boolean value that indicates whether the result of the call is shown.
  ///
  /// A result is shown as a statement of a builder, as the result of a function, or in another view, but not as an
  /// argument of an arbitrary function.
  var isShown: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .codeBlockItem, .returnStmt: return true
      case .labeledExpr:
        guard let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init),
          call.isInitializer || call.isOnReceiver
        else { return false }
        return true
      case .initializerClause: return parent.isShownLater
      case .closureSignature: return false
      default: node = parent
      }
    }
    return false
  }

  /// A Boolean value that indicates whether the expression is the value of a constant that a later statement shows.
  private var isShownLater: Bool {
    guard let binding = parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let list = binding.parent?.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return list.suffix(interfaceReach).contains { item in
      guard item.position > binding.position else { return false }
      let value = item.item.as(ReturnStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
      return value?.shownName == name
    }
  }
}

/// The maximum number of statements to examine after a constant.
private let interfaceReach = 50

extension ExprSyntax {
  /// The name of the view under its modifiers or inside an `AnyView`, or nil if there is none.
  fileprivate var shownName: String? {
    var expression = self
    while let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init) {
      guard let next = call.receiver ?? (call.name == "AnyView" ? call.argument(nil) : nil) else {
        return nil
      }
      expression = next
    }
    return expression.plainName
  }
}

/// A declaration that creates a UI piece.
private enum InterfaceMaker {
  /// A view, a view modifier or the app.
  case view
  /// A function of another type, with its name.
  case factory(String)
}

extension TypeSyntax {
  /// Returns whether the type is `AnyView` or a view of the project.
  fileprivate func isViewType(_ project: Project) -> Bool {
    simpleName == "AnyView" || project.type(named: simpleName)?.isView == true
  }
}

extension FunctionDeclSyntax {
  /// Returns whether the function returns a view.
  func makesInterface(_ project: Project) -> Bool {
    guard let type = signature.returnClause?.type else { return false }
    if let some = type.as(SomeOrAnyTypeSyntax.self) {
      return ["View", "Scene"].contains(some.constraint.simpleName)
    }
    let name = type.simpleName
    if name == "Self" { return enclosingType.map { project.showsItself($0) } == true }
    return name == "AnyView" || project.type(named: name)?.isView == true
  }
}

extension Project {
  /// Returns whether a type is or extends a view, a modifier, an app or a scene.
  fileprivate func showsItself(_ type: TypeDeclaration) -> Bool {
    let names: Set<String> = ["View", "ViewModifier", "App", "Scene"]
    let inherited = self.type(named: type.name)?.inherited ?? Set(type.inherited)
    return !inherited.isDisjoint(with: names) || names.contains(type.name)
  }
}

extension Enclosure {
  /// A Boolean value that indicates whether the enclosed part runs in response to an event rather than while a view is
  /// created.
  var isAction: Bool {
    if containers.contains(.action) || containers.contains(.preview) { return true }
    guard case .closure(let label) = part else { return false }
    if let label {
      return ["action", "perform", "completion", "handler"].contains(label)
        || label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true
    }
    return call.name.hasPrefix("on") && call.name.dropFirst(2).first?.isUppercase == true
      || Self.running.contains(call.name)
  }

  /// The names of the functions whose closures run for their effects.
  private static let running: Set<String> = [
    "task", "async", "asyncAfter", "sync", "withAnimation", "sink", "Task", "StateObject", "run",
  ]
}
