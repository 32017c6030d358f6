/// A style of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  /// The type of the view that represents the styled field.
  associatedtype _Body: View

  // swift-format-ignore: NoLeadingUnderscores
  /// The type of the field's label in a style.
  typealias _Label = _TextFieldStyleLabel

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the styled field, which is the unchanged field in NavLab.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

// swift-format-ignore: NoLeadingUnderscores
/// A view of the field's label in a style.
public struct _TextFieldStyleLabel {}

extension _TextFieldStyleLabel: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}

/// The automatic style of text fields.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the automatic style.
  public nonisolated init() {}

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the field unchanged.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic style of text fields.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The plain style of text fields.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the plain style.
  public nonisolated init() {}

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the field unchanged.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain style of text fields.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The style of text fields with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style with a rounded border.
  public nonisolated init() {}

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the field unchanged.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The style of text fields with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
