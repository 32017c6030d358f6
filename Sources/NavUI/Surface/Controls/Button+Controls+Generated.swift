// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 17.0, *)
extension Button where Label == NavUI.Label<Text, Image> {
  /// Creates a button that shows a text and a picture of the app.
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
  ) { self.init(role: nil, action: action) { NavUI.Label(titleKey, image: image) } }

  /// Creates a button that shows a text and a picture of the app.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - image: The picture.
  ///   - action: The action.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { NavUI.Label(title, image: image) } }

  /// Creates a button with a role that shows a text and a picture of the app.
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
  ) { self.init(role: role, action: action) { NavUI.Label(titleKey, image: image) } }
}

extension Button where Label == Text {
  /// Creates a button that shows a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - action: The action.
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button that shows a text.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - action: The action.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a role that shows a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - role: The purpose of the button.
  ///   - action: The action.
  @available(iOS 15.0, *)
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }

  /// Creates a button with a role that shows a text.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - role: The purpose of the button.
  ///   - action: The action.
  @available(iOS 15.0, *)
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration.
  ///
  /// - Parameter configuration: The properties of the button.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == NavUI.Label<Text, Image> {
  /// Creates a button that shows a text and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - systemImage: The name of the symbol.
  ///   - action: The action.
  @available(iOS 14.0, *)
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { NavUI.Label(titleKey, systemImage: systemImage) } }

  /// Creates a button that shows a text and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - systemImage: The name of the symbol.
  ///   - action: The action.
  @available(iOS 14.0, *)
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { NavUI.Label(title, systemImage: systemImage) } }

  /// Creates a button with a role that shows a text and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the button.
  ///   - action: The action.
  @available(iOS 15.0, *)
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { NavUI.Label(titleKey, systemImage: systemImage) } }
}

@available(iOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  /// Creates a button with a role and its default text.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action.
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
