import Grading
package import SceneModel
import SceneText

/// A picture of an app in the formats that a notebook can show.
package struct AppPicture: Hashable, Sendable {
  /// The app's scene tree as text.
  package let text: String
  /// The app as a drawing in HTML, in the colours of the surrounding page.
  package let html: String
  /// The app as a standalone drawing in SVG.
  package let svg: String
  private let deck: CardDeck

  /// Creates a picture of an app.
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

  /// Returns whether another picture looks the same, even if invisible details differ.
  ///
  /// - Parameter other: The other picture.
  /// - Returns: Whether both look the same.
  package func isLike(_ other: AppPicture) -> Bool { deck == other.deck }

  /// The picture in several formats, keyed by media type, as Jupyter requires.
  package var data: [String: String] {
    ["text/plain": text, "text/html": html, "image/svg+xml": svg]
  }
}
