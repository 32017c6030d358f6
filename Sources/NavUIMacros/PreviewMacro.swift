/// The macro behind `#Preview`.
///
/// The compiler has already checked the preview's code, and no canvas shows it here, so there is
/// nothing to add.
enum PreviewMacro {
  /// The name of the macro in its declaration.
  static let name = "PreviewMacro"
  /// The declared name of the macro `@Previewable`, which adds no code.
  static let previewableName = "PreviewableMacro"
  /// The expansion of `#Preview`, which is empty.
  static let expansion = CompilerAnswer.expansion("")
}
