// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A generator of feedback for changes of a selection.
@MainActor
@preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public nonisolated override init() {
  }

  /// Generates the feedback for a change.
  public func selectionChanged() {}
}
