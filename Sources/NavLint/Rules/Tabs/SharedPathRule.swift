import Findings
import SwiftSyntax

/// A rule that finds tabs or columns whose stacks are bound to one path.
struct SharedPathRule: Rule {
  static let fault = "shared-path"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let found = [
      bindings(in: file), loops(in: file), screens(in: file, context), below(in: file, context),
      presented(in: file), repeated(in: file),
    ]
    return found.flatMap { $0 }
  }

  /// Returns findings for stacks that are in sheets or covers and are bound to the path of a stack behind them.
  private func presented(in file: ParsedFile) -> [Finding] {
    let stacks = file.calls(of: "NavigationStack").filter {
      !$0.isOnReceiver && !$0.node.isInPreview && $0.argument("path")?.memberPath != nil
    }
    let behind = stacks.filter { !$0.node.containers.contains(.presented) }
    guard !behind.isEmpty, behind.count < stacks.count else { return [] }
    return stacks.compactMap { stack in
      guard stack.node.containers.contains(.presented), let path = stack.argument("path"),
        let first = behind.first(where: { other in
          other.argument("path")?.memberPath == path.memberPath
            && other.node.enclosingType?.node.id == stack.node.enclosingType?.node.id
        })
      else { return nil }
      return file.finding(
        self,
        at: path,
        "the stack behind this one is bound to the same path; give each stack its own path",
        notes: [file.note("the other stack", at: first.nameToken)]
      )
    }
  }

  /// Returns findings for stacks that are bound to the same path of an environment object as a stack above them.
  private func below(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    guard !context.project.ownedPaths.isEmpty else { return [] }
    return file.calls(of: "NavigationStack").compactMap { stack in
      guard !stack.isOnReceiver, !stack.node.isInPreview, let path = stack.argument("path"),
        let names = path.memberPath, names.count == 2, let type = stack.node.enclosingType,
        let property = file.declarations.object(of: path),
        property.has("Environment", "EnvironmentObject"),
        let owner = file.declarations.pathOwner(of: path),
        let first = context.project.ownedPaths[StackPath(name: names[1], owner: owner)],
        first.view != type.name
      else { return nil }
      return file.finding(
        self,
        at: path,
        "the stack of '\(first.view)' is bound to '\(names[1])' as well; give each stack its own path",
        notes: [Finding.Note(message: "the other stack", place: first.place)]
      )
    }
  }

  /// Returns findings for tabs whose screens bind their stacks to the path of one environment object.
  private func screens(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "TabView").flatMap { tabs -> [Finding] in
      guard !tabs.isOnReceiver, !tabs.node.isInPreview else { return [] }
      var seen: [StackPath: Call] = [:]
      return tabs.tabEntries.compactMap { entry in
        guard entry.isUnconditional, let screen = Self.screen(of: entry),
          context.project.type(named: screen.name)?.isView == true,
          let path = Self.path(of: screen, context.project)
        else { return nil }
        guard let first = seen[path] else {
          seen[path] = screen
          return nil
        }
        guard first.name != screen.name || path.owner == Self.handed else { return nil }
        return file.finding(
          self,
          at: screen.nameToken,
          "the stack of '\(screen.name)' is bound to the same '\(path.name)' as the stack of '\(first.name)'; give "
            + "each tab its own path",
          notes: [file.note("the other tab", at: first.nameToken)]
        )
      }
    }
  }

  /// Returns the path of a screen's stack if the path comes from the environment or a binding, or nil otherwise.
  private static func path(of screen: Call, _ project: Project) -> StackPath? {
    if let path = project.sharedPaths[project.key(of: screen.name)]?.first(where: {
      $0.owner != handed
    }) {
      return path
    }
    for path in project.sharedPaths[project.key(of: screen.name)] ?? [] {
      let parts = path.name.split(separator: ".", maxSplits: 1).map(String.init)
      if let value = screen.argument(parts[0]), let names = value.memberPath,
        parts.count > 1 || value.trimmedDescription.hasPrefix("$")
      {
        return StackPath(name: (names + parts.dropFirst()).joined(separator: "."), owner: handed)
      }
    }
    return nil
  }

  /// The name that represents the owner of a path passed on as a binding or with an object.
  private static let handed = FileFacts.handed

  /// Returns the only view of a tab, or nil if there is none or the tab injects an object into it.
  private static func screen(of entry: TabEntry) -> Call? {
    let root = entry.form == .item ? entry.root : entry.root.trailingClosure?.statements.onlyCall
    guard let root, root.isInitializer, !root.isOnReceiver,
      !root.outerModifiers.contains(where: { $0.name.hasPrefix("environment") })
    else { return nil }
    return root
  }

  /// Returns findings for stacks that a loop repeats in a tab view, all bound to one path.
  private func loops(in file: ParsedFile) -> [Finding] {
    file.calls(of: "NavigationStack").compactMap { stack in
      guard !stack.isOnReceiver, !stack.node.isInPreview, let path = stack.argument("path"),
        path.memberPath != nil, let first = path.firstReference,
        let loop = loop(around: stack),
        file.declarations.property(of: first).map({ loop.node.range.contains($0.binding.range) })
          != true
      else { return nil }
      let name = String(first.baseName.text.trimmingPrefix("$"))
      guard !loop.closures.contains(where: { $0.closure.declares(name) }) else { return nil }
      return file.finding(
        self,
        at: path,
        "each tab of this loop has a stack, and all stacks are bound to '\(path.trimmedDescription)'; give each stack "
          + "its own path",
        notes: [file.note("the loop", at: loop.nameToken)]
      )
    }
  }

  /// Returns the loop in a tab view that repeats a stack, or nil if there is none.
  private func loop(around stack: Call) -> Call? {
    guard !isInBranch(stack.node) else { return nil }
    var loop: Call?
    for enclosure in stack.node.enclosuresInMember {
      switch enclosure.call.name {
      case "ForEach": loop = loop ?? enclosure.call
      case "TabView": return enclosure.call.isOnReceiver ? nil : loop
      default:
        guard
          enclosure.part == .receiver
            || ["Tab", "TabSection", "Group"].contains(enclosure.call.name)
        else { return nil }
      }
    }
    return nil
  }

  /// Returns findings for stacks that are bound to the same path in one view.
  private func bindings(in file: ParsedFile) -> [Finding] {
    let references = file.nodes(DeclReferenceExprSyntax.self)
    return file.calls(of: ["TabView", "NavigationSplitView"]).flatMap { outer -> [Finding] in
      guard !outer.isOnReceiver else { return [] }
      var seen: [String: ExprSyntax] = [:]
      return stacks(in: outer, of: file, references).compactMap { stack in
        guard let path = stack.argument("path"), let names = path.memberPath else { return nil }
        let key = names.joined(separator: ".")
        guard let first = seen[key] else {
          seen[key] = path
          return nil
        }
        guard first.id != path.id else { return nil }
        return file.finding(
          self,
          at: path,
          "another stack is bound to '\(path.trimmedDescription)' as well; give each stack its own path",
          notes: [file.note("the other stack", at: first)]
        )
      }
    }
  }

  /// Returns the stacks that are shown side by side in a container, directly or in a property of
  /// the same view.
  private func stacks(
    in outer: Call,
    of file: ParsedFile,
    _ references: [DeclReferenceExprSyntax]
  ) -> [Call] {
    let all = file.calls(of: "NavigationStack")
    guard all.count > 1 else { return [] }
    let closures = outer.closures.map(\.closure)
    let direct = closures.flatMap { all.within($0.range) }.filter { stack in
      !stack.isOnReceiver && isShownBeside(stack, in: outer)
    }
    guard let type = outer.node.enclosingType else { return direct }
    let names = Set(
      closures.flatMap { references.within($0.range) }.map(\.baseName.text)
    )
    let indirect = pieces(names, of: type, in: file)
      .flatMap { all.within($0.binding.range).prefix(Self.reach) }
      .filter { stack in
        !isInBranch(stack.node) && !stack.node.containers.contains(.presented)
      }
    return direct + indirect
  }

  /// The maximum number of a property's stacks to examine.
  private static let reach = 50

  /// Returns a type's properties that have the given names and create views, in order.
  private func pieces(
    _ names: Set<String>,
    of type: TypeDeclaration,
    in file: ParsedFile
  ) -> [Property] {
    names.compactMap { file.declarations.property($0, of: type) }
      .filter { $0.isContent && $0.name != "body" }
      .sorted { $0.binding.position < $1.binding.position }
  }

  /// Returns whether a container shows a stack directly, rather than in a branch, a loop or a presentation.
  private func isShownBeside(_ stack: Call, in outer: Call) -> Bool {
    guard !isInBranch(stack.node, upTo: outer.node) else { return false }
    for enclosure in stack.node.enclosuresInMember {
      if enclosure.call.node.id == outer.node.id { return true }
      if enclosure.containers.contains(.presented) || enclosure.call.name == "ForEach" {
        return false
      }
    }
    return false
  }

  /// Returns whether code is shown only in a branch, where the other branch may show the same content.
  private func isInBranch(
    _ node: some SyntaxProtocol,
    upTo end: FunctionCallExprSyntax? = nil
  ) -> Bool {
    var current = node.parent
    while let parent = current, parent.id != end.map(Syntax.init)?.id {
      if parent.is(IfExprSyntax.self) || parent.is(SwitchExprSyntax.self) { return true }
      if parent.is(MemberBlockItemSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }
}

extension ClosureExprSyntax {
  /// Returns whether a name is one of the closure's parameters.
  fileprivate func declares(_ name: String) -> Bool {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.contains { $0.name.text.trimmingPrefix("$") == name }
    case .parameterClause(let clause):
      clause.parameters.contains {
        ($0.secondName ?? $0.firstName).text.trimmingPrefix("$") == name
      }
    case nil: false
    }
  }
}
