/// The macro behind `#Preview`.
///
/// The compiler has checked the preview's code by the time it asks, and no canvas shows it here, so
/// nothing is left to add.
enum PreviewMacro {
  /// The name in the macro's declaration.
  static let name = "PreviewMacro"
  /// The name in the declaration of `@Previewable`, which adds nothing either.
  static let previewableName = "PreviewableMacro"
  /// The expansion of `#Preview`.
  static let expansion = CompilerAnswer.expansion("")
}
