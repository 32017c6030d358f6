// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The layout of a preview.
public enum PreviewLayout: Sendable {
  /// On a device.
  case device

  /// In the size of the view.
  case sizeThatFits

  /// In a fixed size.
  case fixed(width: CGFloat, height: CGFloat)
}
