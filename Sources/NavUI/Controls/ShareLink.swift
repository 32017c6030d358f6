package import SceneModel

/// A button that shows the system's share sheet.
@available(iOS 16.0, *)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where Data: RandomAccessCollection, Data.Element: Transferable, Label: View {
  package let label: Label
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
  ) where Data == CollectionOfOne<I> {
    self.label = label()
  }

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
  ) {
    self.label = label()
  }
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
  ) where Data == CollectionOfOne<I> {
    label = DefaultShareLinkLabel(title: nil)
  }

  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
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
  ) where Data == CollectionOfOne<I> {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

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
  ) where Data == CollectionOfOne<I> {
    label = DefaultShareLinkLabel(title: title)
  }

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
  ) where Data == CollectionOfOne<I> {
    label = DefaultShareLinkLabel(title: Text(title))
  }

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
  ///   - preview: The preview of an item.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
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
  ///   - preview: The preview of an item.
  public nonisolated init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
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
  ///   - preview: The preview of an item.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }
}

@available(iOS 16.0, *)
extension ShareLink: ControlView {
  package func element(for node: ViewNode) -> Element {
    Element(id: node.id, kind: .button)
  }

  package func perform(_ gesture: UserGesture) throws {
    throw Refusal("This button shows the system's sharing sheet, which is not part of the app.")
  }
}

/// The content of a share button.
@available(iOS 16.0, *)
public struct DefaultShareLinkLabel {
  let title: Text?
}

@available(iOS 16.0, *)
extension DefaultShareLinkLabel: View {
  /// The title.
  public var body: some View { title ?? Text(verbatim: "Share…") }
}
