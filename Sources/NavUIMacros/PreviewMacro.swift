/// The macro behind `#Preview`.
///
/// The compiler has already checked the preview's code, and no canvas shows it here, so there is
/// nothing to add.
enum PreviewMacro {
  /// The name in the macro's declaration.
  static let name = "PreviewMacro"
  /// The name in the declaration of `@Previewable`, which adds nothing either.
  static let previewableName = "PreviewableMacro"
  /// The expansion of `#Preview`.
  static let expansion = CompilerAnswer.expansion("")
}
