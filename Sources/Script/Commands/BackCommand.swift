import SceneModel
import SceneText

/// A command that goes back in the visible stack.
package struct BackCommand: Command {
  package static let word = "back"
  package static let synopsis = #"back [N]  or  back to "TITLE""#
  package static let help =
    "Taps the back button. With a number, it goes back several screens in one step, as the button's menu "
    + #"does. With a title, it goes back to the screen with that title."#
  package static let examples = ["back", "back 2", #"back to "Inbox""#]
  package static let seeAlso = ["dismiss", "pop", "root"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.keywords(["to"]), .screenBelow]

  /// The screen to return to.
  package let destination: Destination

  /// A screen below the current one.
  package enum Destination: Hashable, Sendable {
    /// The screen that is the given number of levels below the current one.
    case levels(Int)
    /// The screen with the given title.
    case screen(String)
  }

  /// Creates a command that goes back one screen.
  init() {
    destination = .levels(1)
  }

  package init(from scanner: inout Scanner) throws(ScriptError) {
    if let levels = try scanner.count(atLeast: 1) {
      destination = .levels(levels)
    } else if scanner.isAtEnd {
      destination = .levels(1)
    } else {
      let start = scanner.position
      do throws(ScriptError) {
        _ = try scanner.keyword(
          ["to"],
          #"give a number of screens, or a title, as in: back to "Inbox""#
        )
      } catch {
        var meant = error
        meant.correction = error.correction ?? scanner.replacing(from: start, by: "to ")
        throw meant
      }
      destination = .screen(
        try scanner.label(#"give the title of a screen, as in: back to "Inbox""#)
      )
    }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let app = try interpreter.app
    let screens = app.reachableStack?.screens ?? []
    if let reason = Self.obstacle(in: app, screens: screens) { throw .refused(reason) }
    switch destination {
    case .levels(let levels):
      guard levels < screens.count else {
        let below = screens.count - 1
        throw .refused(
          below == 1
            ? "there is only 1 screen to go back to; try: back"
            : "there are only \(below) screens to go back to; try: back \(below)"
        )
      }
      return try interpreter.act(.back(levels: levels))
    case .screen(let title):
      let levels = try Self.levels(to: title, in: screens, interpreter)
      return try interpreter.act(.back(levels: levels))
    }
  }

  private static func levels(
    to title: String,
    in screens: [Element],
    _ interpreter: Interpreter
  ) throws(Failure) -> Int {
    let below = screens.dropLast()
    guard let index = below.lastIndex(where: { $0.label == title || $0.name == title }) else {
      let names = below.map(\.placeName)
      let alike = interpreter.naming == .meant ? LooseName(title).places(in: names) : []
      if alike.count == 1 {
        interpreter.take(screens[alike[0]].description)
        return screens.count - 1 - alike[0]
      }
      let hint = Spelling(names).hint(for: title, quote: "\"")
      let list = names.map { Printable.quoted($0) }.joined(separator: ", ")
      throw .refused(
        "there is no screen \(Printable.quoted(title)) below this one"
          + (hint.isEmpty ? "; there \(names.count == 1 ? "is" : "are") \(list)" : hint),
        slip: Slip(title, among: names)
      )
    }
    return screens.count - 1 - index
  }

  /// Returns a message with the reason why going back is impossible, or nil if it is possible.
  private static func obstacle(in app: Snapshot, screens: [Element]) -> String? {
    if let focus = app.focusedElement, focus.kind == .alert || focus.kind == .confirmationDialog {
      let hint = focus.harmlessLabel.map { ", such as: tap \(Literal.quoted($0))" } ?? ""
      return "the \(focus.kind.word) covers the screen; tap one of its buttons\(hint)"
    }
    if let last = screens.last, screens.count > 1 {
      let hidden: String? =
        if last.has(.navigationBarHidden) {
          "navigation bar"
        } else if last.has(.backButtonHidden) {
          "back button"
        } else {
          nil
        }
      if let hidden { return "the screen \(last.designation) hides its \(hidden); try: pop" }
    }
    guard screens.count < 2 else { return nil }
    if let top = app.topPresentation {
      return "there is nothing to go back to in the \(top.kind.word);"
        + (top.kind == .fullScreenCover ? " look for a button that closes it" : " try: dismiss")
    }
    guard let root = screens.first else { return Failure.noStack(in: app) }
    return "\(root.designation) is the root of its stack, so there is no back button"
  }
}
