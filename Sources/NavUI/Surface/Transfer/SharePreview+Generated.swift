// Made by Scripts/generate from Scripts/surface/Transfer.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The preview of shared content.
@available(iOS 16.0, *)
public struct SharePreview<Image, Icon> {
  internal let title: String
}

@available(iOS 16.0, *)
extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) { title = titleKey.resolved }

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = String(title) }
}

@available(iOS 16.0, *)
extension SharePreview where Image: Transferable, Icon == Never {
  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = titleKey.resolved }

  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = String(title) }
}

@available(iOS 16.0, *)
extension SharePreview where Image == Never, Icon: Transferable {
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = titleKey.resolved }

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = String(title) }
}

@available(iOS 16.0, *)
extension SharePreview where Image: Transferable, Icon: Transferable {
  /// Creates a preview with a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    title = titleKey.resolved
  }

  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.title = String(title)
  }
}
