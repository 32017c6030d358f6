/// The appearance of a text field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  /// The type of the styled field.
  associatedtype _Body: View

  // swift-format-ignore: NoLeadingUnderscores
  /// The label of the field for a style.
  typealias _Label = _TextFieldStyleLabel

  // swift-format-ignore: NoLeadingUnderscores
  /// Builds the styled field; here it is the field itself.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

// swift-format-ignore: NoLeadingUnderscores
/// The label of the field for a style.
public struct _TextFieldStyleLabel {}

extension _TextFieldStyleLabel: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}

/// The automatic style.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the field, unchanged.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The plain style.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the field, unchanged.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain style.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The rounded border style.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the field, unchanged.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The rounded border style.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
