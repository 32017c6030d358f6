import SwiftSyntax

/// What pushes a screen in a file: appending to a path, or calling a method of the file that does so.
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

  /// The names of what stacks are bound to.
  var pathNames: Set<String> { paths }

  /// Whether a call pushes a screen.
  func isPush(_ call: Call) -> Bool {
    methods.contains(call.name) || Self.appends(call, to: paths, in: project)
  }

  private static func appends(_ call: Call, to paths: Set<String>, in project: Project) -> Bool {
    guard call.name == "append", let receiver = call.receiver, let names = receiver.memberPath
    else {
      return false
    }
    if names.last.map(paths.contains) ?? false, project.mayBeStackPath(receiver) { return true }
    return project.typeText(of: receiver) == "NavigationPath"
      || injectedType(of: receiver, names, in: project) == "NavigationPath"
  }

  /// The type of a property of an object that is read from the environment, as in `router.path`.
  private static func injectedType(
    of receiver: ExprSyntax,
    _ names: [String],
    in project: Project
  ) -> String? {
    guard names.count == 2, let object = receiver.enclosingType?.property(names[0]),
      let key = object.attributes.first(where: { $0.name == "Environment" })?.arguments.first,
      let type = key.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    else { return nil }
    return project.type(named: type)?.properties[names[1]]?.type
  }
}

/// Code that goes on after a wait and then pushes a screen without another look.
struct LatePush {
  /// The call that pushes.
  let push: Call
  /// The wait before it.
  let wait: AwaitExprSyntax

  /// Finds the first push after a wait in a closure or a function.
  ///
  /// - Parameters:
  ///   - code: The closure of a task, or the body of a function that one waits for.
  ///   - pushes: What pushes.
  ///   - counts: Which waits count.
  init?(
    in code: some SyntaxProtocol,
    _ pushes: PathPushes,
    where counts: (AwaitExprSyntax) -> Bool = { _ in true }
  ) {
    let closure = code.as(ClosureExprSyntax.self) ?? code.enclosingClosure
    let waits = code.descendants(AwaitExprSyntax.self).filter {
      $0.enclosingClosure?.id == closure?.id
    }
    for push in code.innerCalls where pushes.isPush(push) {
      guard
        let wait = waits.last(where: {
          $0.position < push.node.position && !push.node.lies(in: $0)
        }), counts(wait), !Self.looksAgain(in: code, from: wait, to: push)
      else { continue }
      self.push = push
      self.wait = wait
      return
    }
    return nil
  }

  /// Whether something is asked between a wait and a push, other than whether a value is there.
  private static func looksAgain(
    in code: some SyntaxProtocol,
    from wait: AwaitExprSyntax,
    to push: Call
  ) -> Bool {
    let isAskedFor = code.descendants(DeclReferenceExprSyntax.self).contains {
      ["isCancelled", "checkCancellation"].contains($0.baseName.text)
        && wait.position < $0.position && $0.position < push.node.position
    }
    if isAskedFor { return true }
    return code.descendants(ConditionElementSyntax.self).contains { element in
      guard wait.position < element.position, element.position < push.node.position else {
        return false
      }
      if case .expression = element.condition { return true }
      return false
    }
  }
}

extension SyntaxProtocol {
  /// The innermost closure that this lies in.
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
  /// The closure of a task that the call starts and that nothing cancels with a view, or nil for other calls.
  var unstructuredTask: ClosureExprSyntax? {
    if name == "Task", !isOnReceiver { return closures.last?.closure }
    guard name == "detached", receiver?.plainName == "Task" else { return nil }
    return closures.last?.closure
  }

  /// Whether what the call gives is put into a variable.
  var isKept: Bool {
    guard let parent = node.parent else { return false }
    if parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self) { return true }
    guard let list = parent.as(ExprListSyntax.self) else { return false }
    return list.contains { $0.is(AssignmentExprSyntax.self) }
  }
}
