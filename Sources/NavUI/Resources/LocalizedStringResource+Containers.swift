extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - name: The name of the symbol.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(titleResource.localizedKey, systemImage: name)
  }

  /// Creates a label with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - name: The name of the picture.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(titleResource.localizedKey, image: name)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - content: The views.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.localizedKey, content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - content: The views.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.localizedKey, content: content)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a row with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - content: The value.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.localizedKey, content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: The value.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(titleResource.localizedKey, value: value)
  }
}

extension GroupBox where Label == Text, Content: View {
  /// Creates a box with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - content: The views.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a link with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - destination: The screen.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: The value to push.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(titleResource.localizedKey, value: value)
  }
}

extension ContentUnavailableView
where Label == NavUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - name: The name of the symbol.
  ///   - description: The description.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(titleResource.localizedKey, systemImage: name, description: description)
  }
}
