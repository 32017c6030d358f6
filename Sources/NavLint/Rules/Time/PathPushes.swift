import SwiftSyntax

/// The pushes of screens in a file, either directly onto a path or through a method.
struct PathPushes {
  private let project: Project
  private let paths: Set<String>
  private let methods: Set<String>

  init(in file: ParsedFile, _ project: Project) {
    self.project = project
    let paths = Set(
      file.calls(of: "NavigationStack").compactMap { $0.argument("path")?.memberPath?.last }
    )
    self.paths = paths
    methods = Set(
      file.nodes(FunctionDeclSyntax.self)
        .filter { function in
          function.body?.innerCalls.contains { Self.appends($0, to: paths, in: project) } ?? false
        }
        .map(\.name.text)
    )
  }

  /// The names of the paths that are bound to stacks.
  var pathNames: Set<String> { paths }

  /// Returns whether an expression is the path of one of the file's stacks.
  func isPath(_ expression: ExprSyntax) -> Bool {
    expression.memberPath?.last.map(paths.contains) ?? false && project.mayBeStackPath(expression)
  }

  /// Returns whether a call pushes a screen.
  func isPush(_ call: Call) -> Bool {
    methods.contains(call.name) || Self.appends(call, to: paths, in: project) || isRouting(call)
  }

  /// Returns whether a call uses a pushing method of a router declared in another file.
  private func isRouting(_ call: Call) -> Bool {
    guard Self.verbs.contains(call.name), let receiver = call.receiver,
      let name = receiver.memberPath?.last
    else { return false }
    let text =
      project.typeText(of: receiver)
      ?? call.node.enclosingType.flatMap {
        project.declarations.property(name, of: $0)?.environmentType
      }
    if let type = text.flatMap(project.type(named:)) {
      return type.methods.contains(call.name) && type.calledNames.contains("append")
        && type.properties.values.contains { property in
          property.type.map { project.holdsRoutes(property.name, type: $0, in: type.name) } ?? false
        }
    }
    let small = name.lowercased()
    return ["router", "navigator", "coordinator"].contains { small.hasSuffix($0) }
  }

  private static let verbs: Set<String> = ["push", "navigate", "navigateTo", "goTo", "pushTo"]

  private static func appends(_ call: Call, to paths: Set<String>, in project: Project) -> Bool {
    guard call.name == "append", let receiver = call.receiver, let names = receiver.memberPath
    else {
      return false
    }
    if names.last.map(paths.contains) ?? false, project.mayBeStackPath(receiver) { return true }
    return project.typeText(of: receiver) == "NavigationPath" || project.isPathOfObject(receiver)
      || injectedType(of: receiver, names, in: project) == "NavigationPath"
  }

  /// Returns the type of a property of an environment object, as in `router.path`, or nil if it is unknown.
  private static func injectedType(
    of receiver: ExprSyntax,
    _ names: [String],
    in project: Project
  ) -> String? {
    guard names.count == 2, let owner = receiver.enclosingType,
      let type = project.declarations.property(names[0], of: owner)?.environmentType
    else { return nil }
    return project.type(named: type)?.properties[names[1]]?.type
  }
}

/// Code that continues after a wait and then pushes a screen without another check.
struct LatePush {
  /// The token of the call that pushes, or of the path that is replaced.
  let push: TokenSyntax
  /// A Boolean value that indicates whether the complete path is replaced, which is harmless when repeated.
  let isReplacement: Bool
  /// The expression that waits before the push.
  let wait: AwaitExprSyntax

  /// Creates a record of the first push after a wait in a piece of code, or returns nil if there is none.
  ///
  /// - Parameters:
  ///   - code: The closure of a task, or the body of an awaited function.
  ///   - pushes: The pushes of the file.
  ///   - counts: A closure that returns whether a wait counts.
  init?(
    in code: some SyntaxProtocol,
    _ pushes: PathPushes,
    where counts: (AwaitExprSyntax) -> Bool = { _ in true }
  ) {
    let closure = code.as(ClosureExprSyntax.self) ?? code.enclosingClosure
    let waits = code.descendants(AwaitExprSyntax.self).filter {
      $0.enclosingClosure?.id == closure?.id
    }
    guard !waits.isEmpty else { return nil }
    var looks: [AbsolutePosition]?
    for (node, token) in Self.pushes(in: code, pushes) {
      guard let wait = waits.before(node.position).last(where: { !node.lies(in: $0) }), counts(wait)
      else { continue }
      let known = looks ?? Self.looks(in: code)
      looks = known
      if let look = known.before(node.position).last, wait.position < look { continue }
      push = token
      isReplacement = node.is(SequenceExprSyntax.self)
      self.wait = wait
      return
    }
    return nil
  }

  /// Returns the pushes in a piece of code, including assignments of new screens to a path.
  private static func pushes(
    in code: some SyntaxProtocol,
    _ pushes: PathPushes
  ) -> [(node: Syntax, token: TokenSyntax)] {
    let calls = code.innerCalls.filter(pushes.isPush).map { (Syntax($0.node), $0.nameToken) }
    let assignments = code.descendants(SequenceExprSyntax.self).compactMap {
      sequence -> (Syntax, TokenSyntax)? in
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
        elements[2].as(ArrayExprSyntax.self)?.elements.isEmpty == false,
        pushes.isPath(elements[0]),
        let token = elements[0].lastToken(viewMode: .sourceAccurate)
      else { return nil }
      return (Syntax(sequence), token)
    }
    return (calls + assignments).sorted { $0.0.position < $1.0.position }
  }

  /// Returns the positions of checks in order, except those that only unwrap a value.
  private static func looks(in code: some SyntaxProtocol) -> [AbsolutePosition] {
    let asked = code.descendants(DeclReferenceExprSyntax.self)
      .filter { ["isCancelled", "checkCancellation"].contains($0.baseName.text) }
      .map(\.position)
    let conditions = code.descendants(ConditionElementSyntax.self).filter { element in
      if case .expression = element.condition { true } else { false }
    }
    return (asked + conditions.map(\.position)).sorted()
  }
}

extension SyntaxProtocol {
  /// The innermost closure around the node, or nil if there is none.
  var enclosingClosure: ClosureExprSyntax? {
    var node = parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) { return closure }
      node = current.parent
    }
    return nil
  }
}

extension Call {
  /// The last names in calls that start a task that no view cancels.
  static let taskNames = ["Task", "detached", "init"]

  /// The closure of a task that the call starts and no view cancels, or nil if there is none.
  var unstructuredTask: ClosureExprSyntax? {
    if name == "Task", !isOnReceiver { return closures.last?.closure }
    guard ["detached", "init"].contains(name), receiver?.plainName == "Task" else { return nil }
    return closures.last?.closure
  }

  /// A Boolean value that indicates whether the result of the call is stored or returned.
  var isKept: Bool {
    guard let parent = node.parent else { return false }
    if parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self) { return true }
    guard let list = parent.as(ExprListSyntax.self) else { return false }
    return list.contains { $0.is(AssignmentExprSyntax.self) }
  }
}
