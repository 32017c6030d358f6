package import LineEditing
package import SceneText
package import Terminal

/// A source of prompts that show the user's place.
package struct PlacePrompt: Hashable, Sendable {
  private let layout: TextLayout
  private let style: Stylist

  /// Creates a source of prompts for a terminal.
  ///
  /// - Parameters:
  ///   - layout: The room and the signs of the terminal.
  ///   - style: The colours of the terminal.
  package init(layout: TextLayout, style: Stylist) {
    self.layout = layout
    self.style = style
  }

  /// Returns the prompt for a place.
  ///
  /// The path takes at most two fifths of the width, or half of a narrow one, so that commands fit after it.
  ///
  /// - Parameter place: The user's place.
  /// - Returns: The prompt.
  package func prompt(at place: Place) -> Prompt {
    let sign = layout.signs == .unicode ? " ❯" : " >"
    let room = max(min(20, layout.width / 2), layout.width * 2 / 5)
    switch place {
    case .running(let snapshot):
      let way = Breadcrumb(snapshot).text(TextLayout(width: room, signs: layout.signs))
      return Prompt([part(layout.cut(way, to: room), .focus), part(sign, .quiet)])
    case .asked(let question):
      return Prompt([part(layout.cut(question, to: room), .focus), part(sign, .quiet)])
    case .ended(let app):
      let name = layout.cut(Printable.line(app), to: room - 8)
      return Prompt([part("\(name) (ended)", .error), part(sign, .quiet)])
    }
  }

  private func part(_ text: String, _ role: Role) -> Prompt.Part {
    Prompt.Part(text, escape: style.escape(for: role))
  }
}
