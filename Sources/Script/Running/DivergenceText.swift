import AppSession
import SceneModel
import SceneText

/// Tells where an app did not repeat itself, and what was different then.
struct DivergenceText {
  let divergence: Divergence
  let layout: TextLayout

  /// The number of differences that are reported at most.
  private static let limit = 4

  /// The lines.
  var lines: [StyledText] {
    layout.paragraph("\(divergence)", after: StyledText("! ", .warning)) + differences
  }

  private var differences: [StyledText] {
    guard case .done(let repeated) = divergence.repeated,
      let recorded = divergence.recorded.snapshot
    else { return [] }
    let diff = SceneDiff(from: recorded, to: repeated)
    let places = diff.placeChanges(layout.signs).flatMap {
      layout.paragraph($0, after: StyledText("  "), style: .heading)
    }
    let details = diff.details(layout)
    return places + details.prefix(Self.limit).map { StyledText("  ") + $0 }
  }
}
