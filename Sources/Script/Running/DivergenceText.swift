import AppSession
import SceneModel
import SceneText

/// A description of the point at which a repeated session diverged, with the differences.
struct DivergenceText {
  let divergence: Divergence
  let layout: TextLayout

  /// The maximum number of differences that are reported.
  private static let limit = 4

  /// The lines of the description.
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
