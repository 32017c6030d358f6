import Findings
import SwiftSyntax

/// A rule that finds links on which a tap has two effects.
///
/// Examples are a button in the label of a link, a link in a button, and a tap gesture on a link.
struct ButtonInLinkRule: Rule {
  static let fault = "button-in-link"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    buttons(in: file) + links(in: file, context)
  }

  private func buttons(in file: ParsedFile) -> [Finding] {
    file.calls(of: "Button").compactMap { button in
      guard !button.isOnReceiver, let link = button.node.control(named: "NavigationLink"),
        !Self.hasStyle(button.node) || link.labelRoot?.node.id == button.node.id
      else { return nil }
      return file.finding(
        self,
        at: button.nameToken,
        "this button is in the label of a link, so one tap has two actions; keep only the button or the link",
        notes: [file.note("the link", at: link.nameToken)]
      )
    }
  }

  private func links(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "NavigationLink").compactMap { link in
      guard !link.isOnReceiver else { return nil }
      if let button = link.node.control(named: "Button") {
        return file.finding(
          self,
          at: link.nameToken,
          "this link is in the label of a button, so one tap has two actions; keep only the link or the button",
          notes: [file.note("the button", at: button.nameToken)]
        )
      }
      if let tap = link.outerModifiers.first(where: \.isSingleTap) {
        return file.finding(
          self,
          at: tap.nameToken,
          "this link also has a tap action; let a button do both, or remove the tap action"
        )
      }
      return nil
    } + rows(in: file, context)
  }

  /// Returns findings for views that contain a button and are shown as a link's label.
  private func rows(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calledNames.sorted().compactMap { name -> [Finding]? in
      guard let type = context.project.type(named: name), type.isView,
        type.calledNames.contains("Button"),
        type.bodyRoot == "Button"
          || type.calledNames.isDisjoint(with: Self.detached.union(["buttonStyle"]))
      else { return nil }
      return file.calls(of: name).compactMap { row in
        guard !row.isOnReceiver, !Self.hasStyle(row.node),
          row.node.control(named: "NavigationLink") != nil, !Self.lacksButtons(row, type)
        else { return nil }
        return file.finding(
          self,
          at: row.nameToken,
          "'\(name)' has a button and is the label of a link, so one tap has two actions; keep only the button or "
            + "the link",
          notes: [Finding.Note(message: "the view with the button", place: type.place)]
        )
      }
    }.flatMap { $0 }
  }

  /// Returns whether the arguments that create a view hide its buttons.
  private static func lacksButtons(_ row: Call, _ type: TypeFacts) -> Bool {
    guard let switches = type.buttonSwitches, !switches.isEmpty else { return false }
    return switches.allSatisfy {
      row.argument($0)?.as(BooleanLiteralExprSyntax.self)?.literal.text == "false"
    }
  }

  /// Returns whether a button has a style that makes it a separate tap area in a row.
  private static func hasStyle(_ node: some SyntaxProtocol) -> Bool {
    for enclosure in node.enclosuresInMember {
      if enclosure.call.name == "NavigationLink" { return false }
      if enclosure.call.name == "buttonStyle" { return true }
    }
    return false
  }

  /// The names of modifiers and containers whose content is not part of the tap area.
  fileprivate static let detached: Set<String> = [
    "contextMenu", "swipeActions", "sheet", "fullScreenCover", "popover", "alert", "toolbar",
    "confirmationDialog", "navigationDestination", "Menu", "accessibilityActions",
  ]
}

extension Call {
  /// A Boolean value that indicates whether the call detects a single tap, as a link does, rather than a double tap.
  fileprivate var isSingleTap: Bool {
    guard name == "onTapGesture" else { return false }
    return argument("count").map { $0.trimmedDescription == "1" } ?? true
  }

  /// The first call in the chain of modifiers that forms a link's label, or nil if there is none.
  fileprivate var labelRoot: Call? {
    (closure("label") ?? trailingClosure)?.statements.onlyCall
  }
}

extension SyntaxProtocol {
  /// Returns the link or button with the given name whose label contains the node, or nil if there is none.
  fileprivate func control(named name: String) -> Call? {
    for enclosure in enclosuresInMember {
      if ButtonInLinkRule.detached.contains(enclosure.call.name), enclosure.part != .receiver {
        return nil
      }
      guard ["NavigationLink", "Button"].contains(enclosure.call.name), enclosure.part != .receiver
      else { continue }
      guard !enclosure.call.isOnReceiver, enclosure.call.name == name else { return nil }
      return enclosure.containers == [.label] ? enclosure.call : nil
    }
    return nil
  }
}
