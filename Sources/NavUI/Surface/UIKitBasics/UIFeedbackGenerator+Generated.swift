// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A generator of haptic feedback, which has no effect here.
@MainActor
@preconcurrency
open class UIFeedbackGenerator: NSObject {
  nonisolated internal override init() {
  }

  /// Prepares the feedback.
  open func prepare() {}
}
