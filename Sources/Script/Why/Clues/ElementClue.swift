import SceneModel
import SceneText

/// A clue about the element that the command named, with its kind and target.
enum ElementClue: Clue {
  static func evidence(in deed: Deed, signs: Signs) -> [Evidence] {
    guard let element = deed.element, let before = deed.before else { return [] }
    switch element.kind {
    case .link:
      return link(
        element,
        in: before,
        isReported: !IssueClue.evidence(in: deed, signs: signs).isEmpty
      )
    case .button where element.has(.disabled):
      return [
        Evidence(".disabled(true) is in force for the \(element.description)", isReason: true)
      ]
    case .button:
      let leading = LinkLeading(element, in: nil)
      return [Evidence("the button \(element.designation) \(leading.deed)")]
    default: return []
    }
  }

  private static func link(
    _ element: Element,
    in before: Snapshot,
    isReported: Bool
  ) -> [Evidence] {
    let leading = LinkLeading(element, in: before.reachableStack)
    var evidence = [Evidence("the link \(element.designation) \(leading.deed)")]
    // The message about a missing destination contains this and more.
    if let warning = leading.warning, !element.has(.missingDestination) || !isReported {
      evidence.append(Evidence(warning, isReason: true))
    }
    if element.has(.missingDestination), let routes = before.reachableStack?.routes {
      let list = routes.prefix(6).map(Printable.line).joined(separator: ", ")
      let rest = routes.count > 6 ? " and \(routes.count - 6) more" : ""
      evidence.append(
        Evidence(
          routes.isEmpty
            ? "the stack around it declares no destinations"
            : "the values with a destination in the stack around it: \(list)\(rest)"
        )
      )
    }
    return evidence
  }
}
