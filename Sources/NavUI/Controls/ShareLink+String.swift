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
  ) {
    self.label = label()
  }
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
  public nonisolated init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: nil)
  }

  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - item: The item to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(
    _ title: Text,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: title)
  }

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
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
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
  ) {
    self.label = label()
  }
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
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: nil)
  }

  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  /// Creates a button that shares items.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - items: The items to share.
  ///   - subject: The subject of a message.
  ///   - message: The words of a message.
  public nonisolated init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: title)
  }

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
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }
}
