import Findings
import SwiftSyntax

/// A rule that finds links in a presentation or at the root of a window without a stack around them.
struct LinkOutsideStackRule: Rule {
  static let fault = "link-outside-stack"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let links = file.calls(of: "NavigationLink").filter { !$0.isOnReceiver && !$0.node.isInPreview }
    guard !Self.hasWrapper(context.project) else { return [] }
    if context.project.isStackless { return withoutAnyStack(links, in: file, context.project) }
    var known: [String: Bool] = [:]
    return screens(in: file, context, &known) + bare(links, in: file, context, &known)
  }

  /// Returns findings for the links in an app that has no stack.
  private func withoutAnyStack(
    _ links: [Call],
    in file: ParsedFile,
    _ project: Project
  ) -> [Finding] {
    links.compactMap { link in
      guard let type = link.node.enclosingType, !type.isPreview,
        project.areOwn(link.node.enclosuresInMember.wrappers),
        project.isShownInApp(FileFacts.piece(of: type, around: link.node))
      else { return nil }
      return file.finding(
        self,
        at: link.nameToken,
        "the app has no stack, so this link is disabled; put a 'NavigationStack' around the screen"
      )
    }
  }

  /// Returns findings for tabs that lack a stack, although their screens have links and are in a stack elsewhere.
  private func screens(
    in file: ParsedFile,
    _ context: RuleContext,
    _ known: inout [String: Bool]
  ) -> [Finding] {
    file.calls(of: ["TabView"]).flatMap { tabs -> [Finding] in
      guard !tabs.isOnReceiver, !tabs.node.isInPreview,
        let type = tabs.node.enclosingType, type.isView
      else { return [] }
      let piece = FileFacts.piece(of: type, around: tabs.node)
      guard tabs.node.enclosuresInMember.areCertain, tabs.node.containers.navigation == nil else {
        return []
      }
      let found = tabs.tabEntries.compactMap { entry -> Finding? in
        let root =
          entry.form == .item ? entry.root : entry.root.trailingClosure?.statements.onlyCall
        guard let root, root.isInitializer, !root.isOnReceiver,
          let screen = context.project.type(named: root.name), needsStack(screen, context),
          context.project.stackAround(screen.name) != nil
        else { return nil }
        return file.finding(
          self,
          at: root.nameToken,
          "'\(screen.name)' has links, but this tab has no stack, so the links are disabled; put a "
            + "'NavigationStack' around the screen",
          notes: [Finding.Note(message: "the screen with the links", place: screen.place)]
        )
      }
      guard !found.isEmpty, isOutside(piece, context.project, &known) else { return [] }
      return found
    }
  }

  /// Returns whether a view has links in its own code, but no stack in its own code or in its content.
  private func needsStack(_ type: TypeFacts, _ context: RuleContext) -> Bool {
    let stacks: Set = ["NavigationStack", "NavigationView", "NavigationSplitView"]
    guard type.isView, type.kind == .struct, type.calledNames.contains("NavigationLink") else {
      return false
    }
    return type.calledNames.allSatisfy { name in
      guard !stacks.contains(name) else { return false }
      guard name.first?.isUppercase == true, name != type.name else { return true }
      return context.project.types[name].map { $0.calledNames.isDisjoint(with: stacks) } ?? true
    }
  }

  /// Returns findings for links that are never inside a stack.
  private func bare(
    _ links: [Call],
    in file: ParsedFile,
    _ context: RuleContext,
    _ known: inout [String: Bool]
  ) -> [Finding] {
    links.compactMap { link in
      let enclosures = link.node.enclosuresInMember
      for enclosure in enclosures {
        if let container = enclosure.containers.navigation {
          guard container == .presented || container == .window else { return nil }
          return file.finding(
            self,
            at: link.nameToken,
            "there is no stack around this link, so it is disabled; put a 'NavigationStack' into the presented view",
            notes: [file.note("the presented view", at: enclosure.call.nameToken)]
          )
        }
        guard enclosure.isTransparent else { return nil }
      }
      guard let type = link.node.enclosingType, type.isView else { return nil }
      let piece = FileFacts.piece(of: type, around: link.node)
      guard isOutside(piece, context.project, &known) else { return nil }
      return file.finding(
        self,
        at: link.nameToken,
        "there is no stack around this link, so it is disabled; put a 'NavigationStack' around the screen"
      )
    }
  }

  /// Returns whether every place that shows a UI piece is known to be outside stacks.
  private func isOutside(
    _ piece: String,
    _ project: Project,
    _ known: inout [String: Bool],
    depth: Int = 0
  ) -> Bool {
    if let known = known[piece] { return known }
    // A recursive view shows itself, so nothing about it is certain.
    known[piece] = false
    guard depth < Project.reach, !project.isAmbiguous(piece) else { return false }
    let isOutside = isOutside(
      project.showings(of: piece),
      of: piece,
      project,
      &known,
      depth: depth
    )
    known[piece] = isOutside
    return isOutside
  }

  private func isOutside(
    _ showings: [Showing],
    of piece: String,
    _ project: Project,
    _ known: inout [String: Bool],
    depth: Int
  ) -> Bool {
    guard !showings.isEmpty else { return piece == "ContentView" && isWhole(piece, project) }
    return showings.allSatisfy { showing in
      guard showing.isCertain else { return false }
      switch showing.containers.navigation {
      case .presented, .window: return true
      case nil: return isOutside(showing.shower, project, &known, depth: depth + 1)
      default: return false
      }
    }
  }

  /// Returns whether the project declares all views that a view shows.
  ///
  /// Otherwise, the presenters of the view may be missing, too.
  private func isWhole(_ piece: String, _ project: Project) -> Bool {
    project.types[piece]?.calledNames.allSatisfy { name in
      name.first?.isUppercase != true || project.types[name] != nil || KnownNames.contains(name)
    } ?? false
  }

  /// Returns whether a type or modifier of the project puts a stack around its content.
  private static func hasWrapper(_ project: Project) -> Bool {
    project.types.values.contains { type in
      let stacks: Set = ["NavigationStack", "NavigationView", "NavigationSplitView"]
      guard !type.calledNames.isDisjoint(with: stacks) else { return false }
      return type.kind == .extension || type.inherited.contains("ViewModifier")
        || type.properties.values.contains {
          $0.attributes.contains("ViewBuilder") || $0.type?.contains("Content") == true
            || $0.type == "AnyView"
        }
    }
  }
}
