import Grading
package import SceneModel
import SceneText

/// The forms in which a notebook shows an app.
package struct AppPicture: Hashable, Sendable {
  /// The app as a tree.
  package let text: String
  /// The app as a drawing in the colours of its page.
  package let html: String
  /// The app as a standalone drawing.
  package let svg: String
  private let deck: CardDeck

  /// Draws an app.
  ///
  /// - Parameter snapshot: The app.
  package init(_ snapshot: Snapshot) {
    deck = CardDeck(snapshot)
    let drawing = SceneDrawing(snapshot)
    text = SceneTree(snapshot).lines(TextLayout()).map(\.plain).joined(separator: "\n")
    let most = SceneDrawing.most
    html = drawing.markup(perRow: most, id: nil, style: SceneDrawingStyle.notebook)
      .written(as: .html)
    svg = drawing.markup(perRow: most, id: nil).written(as: .xml)
  }

  /// Returns whether another picture shows the same, even if details have other names.
  ///
  /// - Parameter other: The other picture.
  /// - Returns: Whether both look the same.
  package func isLike(_ other: AppPicture) -> Bool { deck == other.deck }

  /// The forms by the names of their types, as Jupyter requires them.
  package var data: [String: String] {
    ["text/plain": text, "text/html": html, "image/svg+xml": svg]
  }
}
