import SceneModel
import SceneText

/// A clue about a binding that did not accept a user's value.
enum BindingClue: Clue {
  static func evidence(in deed: Deed, signs: Signs) -> [Evidence] {
    guard let before = deed.before, let after = deed.after, deed.failure == nil else { return [] }
    switch deed.action {
    case .selectTab(let id): return tab(id, before, after)
    case .dismiss: return presentation(before, after)
    case .type(let id, let text): return field(id, text, in: after)
    case .tap(let id): return toggle(id, before, after)
    case .pick(let id, let option): return picker(id, option, before, after)
    default: return []
    }
  }

  private static func tab(_ id: Int, _ before: Snapshot, _ after: Snapshot) -> [Evidence] {
    guard let tab = before.element(id) else { return [] }
    if tab.has(.selected) {
      return [
        Evidence(
          "the tab \(tab.designation) was selected already; a second tap pops its stack to the "
            + "root, if a screen is pushed",
          isReason: true
        )
      ]
    }
    guard let now = after.element(id), !now.has(.selected) else { return [] }
    let selection = after.tabView(of: id)?.value.map { ", which is \(Printable.line($0))" } ?? ""
    return [
      Evidence(
        "the tab \(tab.designation) was tapped but is not selected: the selection's binding"
          + "\(selection), did not accept its value",
        isReason: true
      )
    ]
  }

  private static func presentation(_ before: Snapshot, _ after: Snapshot) -> [Evidence] {
    guard let top = before.topPresentation, after.element(top.id) != nil else { return [] }
    return [
      Evidence(
        "the \(top.kind.word) is still there: its flag or item was not cleared, or it was set again immediately",
        isReason: true
      )
    ]
  }

  private static func picker(
    _ id: Int,
    _ option: String,
    _ before: Snapshot,
    _ after: Snapshot
  ) -> [Evidence] {
    guard let old = before.element(id), old.kind == .picker, let now = after.element(id),
      old.value == now.value
    else { return [] }
    let choice = now.value.map(Printable.quoted) ?? "no choice"
    return [
      Evidence(
        "the \(now.description) has \(choice) as before: either "
          + "\(Printable.quoted(option)) was picked already, or no tag has the selection's type, "
          + "or the binding refused the value, as a constant binding does",
        isReason: true
      )
    ]
  }

  private static func field(_ id: Int, _ text: String, in after: Snapshot) -> [Evidence] {
    guard let field = after.element(id), let value = field.value else { return [] }
    let typed = text.hasSuffix("\n") ? String(text.dropLast()) : text
    guard value != typed, value != Literal.quoted(typed), field.kind != .secureField else {
      return []
    }
    return [
      Evidence(
        "the \(field.description) holds \(Printable.line(value)): its binding did not keep the "
          + "typed text",
        isReason: true
      )
    ]
  }

  private static func toggle(_ id: Int, _ before: Snapshot, _ after: Snapshot) -> [Evidence] {
    guard let old = before.element(id), old.kind == .toggle, let now = after.element(id),
      old.value == now.value
    else { return [] }
    return [
      Evidence(
        "the \(old.description) is \(now.value == "true" ? "on" : "off") as before: its binding "
          + "refused the other value, as a constant binding does",
        isReason: true
      )
    ]
  }
}
