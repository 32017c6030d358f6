// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A URL that an app is asked to open.
public final class UIOpenURLContext: NSObject, Sendable {
  /// The URL.
  public let url: URL

  internal init(url: URL) {
    self.url = url
  }
}
