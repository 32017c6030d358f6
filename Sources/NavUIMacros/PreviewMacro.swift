/// The macro behind `#Preview`.
///
/// The compiler has already checked the preview's code, and no canvas shows it here, so there is
/// nothing to add.
enum PreviewMacro {
  /// The type name that the macro's declaration specifies.
  static let name = "PreviewMacro"
  /// The declared name of the macro `@Previewable`, which adds no code.
  static let previewableName = "PreviewableMacro"
  /// The expansion of `#Preview`, which is empty.
  static let expansion = CompilerAnswer.expansion("")
}
