// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 16.0, *)
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - label: The label of the button.
  public nonisolated init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

@available(iOS 16.0, *)
extension ShareLink
where
  PreviewImage == Never,
  PreviewIcon == Never,
  Data == CollectionOfOne<String>,
  Label == DefaultShareLinkLabel
{
  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: nil)
  }

  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }

  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(title)) }

  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: title)
  }
}

@available(iOS 16.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - label: The label of the button.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

@available(iOS 16.0, *)
extension ShareLink
where
  PreviewImage == Never,
  PreviewIcon == Never,
  Data.Element == String,
  Label == DefaultShareLinkLabel
{
  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: nil)
  }

  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }

  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(title)) }

  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: title)
  }
}

@available(iOS 16.0, *)
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - label: The label of the button.
  public nonisolated init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

@available(iOS 16.0, *)
extension ShareLink
where
  PreviewImage == Never,
  PreviewIcon == Never,
  Data == CollectionOfOne<URL>,
  Label == DefaultShareLinkLabel
{
  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: nil)
  }

  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }

  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(title)) }

  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: title)
  }
}

@available(iOS 16.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - label: The label of the button.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

@available(iOS 16.0, *)
extension ShareLink
where
  PreviewImage == Never,
  PreviewIcon == Never,
  Data.Element == URL,
  Label == DefaultShareLinkLabel
{
  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: nil)
  }

  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }

  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(title)) }

  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: title)
  }
}

@available(iOS 16.0, *)
extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable {
  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - preview: The preview.
  ///   - label: The label of the button.
  public nonisolated init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.label = label() }

  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - preview: The preview of an item.
  ///   - label: The label of the button.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

@available(iOS 16.0, *)
extension ShareLink
where PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel {
  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - preview: The preview.
  public nonisolated init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = DefaultShareLinkLabel(title: nil) }

  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - preview: The preview.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = DefaultShareLinkLabel(title: Text(titleKey)) }

  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - preview: The preview.
  @_disfavoredOverload
  public nonisolated init<I: Transferable, S: StringProtocol>(
    _ title: S,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = DefaultShareLinkLabel(title: Text(title)) }

  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - preview: The preview.
  public nonisolated init<I: Transferable>(
    _ title: Text,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = DefaultShareLinkLabel(title: title) }

  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - preview: The preview of an item.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { label = DefaultShareLinkLabel(title: nil) }

  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - preview: The preview of an item.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }

  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - preview: The preview of an item.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { label = DefaultShareLinkLabel(title: Text(title)) }

  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  ///   - preview: The preview of an item.
  public nonisolated init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { label = DefaultShareLinkLabel(title: title) }
}
