import SceneText
import Script

/// A source that says which part of it was asked for.
final class FakeSource: AppSource {
  func lines(of part: SourcePart, _ layout: TextLayout) -> [StyledText] {
    [StyledText("\(part)")]
  }
}
