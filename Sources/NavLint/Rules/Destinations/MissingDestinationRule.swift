import Findings
import SwiftSyntax

/// A rule that finds values pushed onto the project's stacks although no file declares a destination for their type.
struct MissingDestinationRule: Rule {
  static let fault = "missing-destination"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let isSplit = context.project.calledNames.contains("NavigationSplitView")
    let links = file.calls(of: "NavigationLink").compactMap { link in
      link.isOnReceiver || !isInStack(link, context, isSplit: isSplit)
        ? nil : link.argument("value")
    }
    let appended = file.calls(of: "append").compactMap { call -> ExprSyntax? in
      guard let receiver = call.receiver, context.project.mayBeStackPath(receiver),
        let text = context.project.typeText(of: receiver),
        text == "NavigationPath" || Project.element(text) != nil
      else { return nil }
      return call.argument(nil)
    }
    let own = inOneStack(file, context) + wholeArrays(in: file, context)
    guard !links.isEmpty || !appended.isEmpty, let declared = declared(context.project),
      !context.project.mayLackDestinations
    else { return own }
    let places = Set(own.map(\.place))
    return own
      + (links + appended).compactMap { value in
        guard !value.isInPreview, !places.contains(file.place(of: value)),
          let type = context.project.pushedType(of: value),
          !declared.contains(type)
        else { return nil }
        return file.finding(
          self,
          at: value,
          "there is no 'navigationDestination(for: \(type).self)' for this value, so no screen is shown for it"
        )
      }
  }

  /// Returns findings for arrays that are pushed as one value, although no destination is declared for such arrays.
  private func wholeArrays(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "append").compactMap { call in
      guard let receiver = call.receiver, !call.node.isInPreview,
        call.node.arguments.count == 1, let value = call.argument(nil),
        context.project.mayBeStackPath(receiver),
        context.project.typeText(of: receiver) == "NavigationPath",
        let text = context.project.typeText(of: value), Project.element(text) != nil,
        !context.project.destinations.values.joined().contains(where: { $0.type == text })
      else { return nil }
      return file.finding(
        self,
        at: value,
        "the whole array is pushed as one value, and there is no 'navigationDestination(for: \(text).self)'; append its "
          + "elements one by one"
      )
    }
  }

  /// Returns findings for links in a stack whose known content lacks a destination for the links.
  private func inOneStack(_ file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var known: [Int: Set<String>?] = [:]
    let links = file.calls(of: ["NavigationLink", "NavigationLink" + SwiftUIForm.own])
    guard !links.isEmpty else { return [] }
    let stacks = Dictionary(
      file.calls(of: "NavigationStack").map {
        ($0.start, $0)
      },
      uniquingKeysWith: { first, _ in first }
    )
    return links.compactMap { link in
      guard !link.isOnReceiver, !link.node.isInPreview, !Self.selects(link),
        let start = link.node.stackStart,
        let stack = stacks[start], let (value, type) = pushed(by: link, context.project)
      else { return nil }
      let types = known[start] ?? StackContent(of: stack, context.project).types
      known[start] = .some(types)
      guard let types, !types.contains(type) else { return nil }
      return file.finding(
        self,
        at: value,
        "the stack around this link has no 'navigationDestination(for: \(type).self)', so no screen is shown for it"
      )
    }
  }

  /// Returns the value that a link pushes and its type, or nil if the type is uncertain.
  private func pushed(by link: Call, _ project: Project) -> (value: ExprSyntax, type: String)? {
    if let value = link.argument("value") {
      return project.pushedType(of: value).map { (value, $0) }
    }
    for argument in link.node.arguments {
      guard let label = argument.label?.text, let text = project.ownLinks[label],
        let type = project.certainName(text)
      else { continue }
      return (argument.expression, type)
    }
    return nil
  }

  /// Returns the types with a destination, or nil if one of the types is not certain.
  private func declared(_ project: Project) -> Set<String>? {
    var types: Set<String> = []
    for destination in project.destinations.values.joined() {
      guard let type = project.certainName(destination.type) else { return nil }
      types.insert(type)
    }
    return types
  }

  /// Returns whether a link selects a value in a column or list instead of pushing the value.
  private static func selects(_ link: Call) -> Bool {
    link.node.enclosures.contains {
      $0.call.name == "NavigationSplitView"
        || $0.call.name == "List" && $0.call.argument("selection") != nil
    }
  }

  /// Returns whether a link pushes a value onto a known stack.
  ///
  /// In a list with a selection, a link selects a value instead.
  private func isInStack(_ link: Call, _ context: RuleContext, isSplit: Bool) -> Bool {
    guard !Self.selects(link) else { return false }
    switch link.node.containers.navigation {
    case .stack: return true
    case .pushed where link.node.stackStart != nil: return true
    case nil, .pushed:
      guard let type = link.node.enclosingType, !isSplit else { return false }
      return context.project.stackAround(FileFacts.piece(of: type, around: link.node)) != nil
    default: return false
    }
  }
}
