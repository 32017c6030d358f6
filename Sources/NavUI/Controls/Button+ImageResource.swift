@available(iOS 17.0, *)
extension Button where Label == NavUI.Label<Text, Image> {
  /// Creates a button that shows a title and a picture from the app's assets.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - image: The picture.
  ///   - action: The action.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { NavUI.Label(titleKey, image: image) }
  }

  /// Creates a button that shows a title and a picture from the app's assets.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - image: The picture.
  ///   - action: The action.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { NavUI.Label(title, image: image) }
  }

  /// Creates a button with a role that shows a title and a picture from the app's assets.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - image: The picture.
  ///   - role: The button's effect on the user's data.
  ///   - action: The action.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { NavUI.Label(titleKey, image: image) }
  }
}

@available(iOS 17.0, *)
extension Label where Title == Text, Icon == Image {
  /// Creates a label with a picture of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - resource: The picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }

  /// Creates a label with a picture of the app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - resource: The picture.
  @_disfavoredOverload
  public nonisolated init<Words: StringProtocol>(_ title: Words, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}
