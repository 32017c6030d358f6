import Findings
import SwiftSyntax

/// Finds values that are pushed on a stack of the project while no file declares a destination for their type.
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
    guard !links.isEmpty || !appended.isEmpty, let declared = declared(context.project),
      !context.project.mayLackDestinations
    else { return [] }
    return (links + appended).compactMap { value in
      guard !value.isInPreview, let type = context.project.pushedType(of: value),
        !declared.contains(type)
      else { return nil }
      return file.finding(
        self,
        at: value,
        "no 'navigationDestination(for: \(type).self)' for this value, so no screen is shown for it"
      )
    }
  }

  /// The types with a destination, or nil when one of them is not certain.
  private func declared(_ project: Project) -> Set<String>? {
    var types: Set<String> = []
    for destination in project.destinations.values.joined() {
      guard let type = project.certainName(destination.type) else { return nil }
      types.insert(type)
    }
    return types
  }

  /// Whether a link pushes on a stack that is known; in a list with a selection it selects.
  private func isInStack(_ link: Call, _ context: RuleContext, isSplit: Bool) -> Bool {
    let isInSelection = link.node.enclosures.contains {
      $0.call.name == "NavigationSplitView"
        || $0.call.name == "List" && $0.call.argument("selection") != nil
    }
    guard !isInSelection else { return false }
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
