// Made by Scripts/generate from Scripts/surface/Navigation.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension NavigationLink {
  /// Creates a link that shows its screen while a selection equals its tag.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - tag: The value that stands for this link.
  ///   - selection: The value of the link whose screen is shown.
  ///   - label: The label of the link.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  public nonisolated init<Value: Hashable>(
    destination: Destination,
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .bound(destination, selection.isEqual(to: tag))
  }

  /// Creates a link that shows its screen while a selection equals its tag.
  ///
  /// - Parameters:
  ///   - tag: The value that stands for this link.
  ///   - selection: The value of the link whose screen is shown.
  ///   - destination: The screen.
  ///   - label: The label of the link.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  public nonisolated init<Value: Hashable>(
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .bound(destination(), selection.isEqual(to: tag))
  }

  /// Creates a link that shows its screen while a flag is true.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - isActive: Whether the screen is shown.
  ///   - label: The label of the link.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  public nonisolated init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .bound(destination, isActive)
  }

  /// Creates a link that shows its screen while a flag is true.
  ///
  /// - Parameters:
  ///   - isActive: Whether the screen is shown.
  ///   - destination: The screen.
  ///   - label: The label of the link.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  public nonisolated init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .bound(destination(), isActive)
  }

  /// Creates a link that pushes its own screen.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - label: The label of the link.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination())
  }

  /// Creates a link that pushes its own screen.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - label: The label of the link.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link that shows its screen while a selection equals its tag.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - destination: The screen.
  ///   - tag: The value that stands for this link.
  ///   - selection: The value of the link whose screen is shown.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  public nonisolated init<Value: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: Value,
    selection: Binding<Value?>
  ) {
    self.label = Text(titleKey)
    target = .bound(destination, selection.isEqual(to: tag))
  }

  /// Creates a link that shows its screen while a selection equals its tag.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The screen.
  ///   - tag: The value that stands for this link.
  ///   - selection: The value of the link whose screen is shown.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Value: Hashable>(
    _ title: S,
    destination: Destination,
    tag: Value,
    selection: Binding<Value?>
  ) {
    self.label = Text(title)
    target = .bound(destination, selection.isEqual(to: tag))
  }

  /// Creates a link that shows its screen while a selection equals its tag.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - tag: The value that stands for this link.
  ///   - selection: The value of the link whose screen is shown.
  ///   - destination: The screen.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  public nonisolated init<Value: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.label = Text(titleKey)
    target = .bound(destination(), selection.isEqual(to: tag))
  }

  /// Creates a link that shows its screen while a selection equals its tag.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - tag: The value that stands for this link.
  ///   - selection: The value of the link whose screen is shown.
  ///   - destination: The screen.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Value: Hashable>(
    _ title: S,
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.label = Text(title)
    target = .bound(destination(), selection.isEqual(to: tag))
  }

  /// Creates a link that shows its screen while a flag is true.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - destination: The screen.
  ///   - isActive: Whether the screen is shown.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.label = Text(titleKey)
    target = .bound(destination, isActive)
  }

  /// Creates a link that shows its screen while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The screen.
  ///   - isActive: Whether the screen is shown.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.label = Text(title)
    target = .bound(destination, isActive)
  }

  /// Creates a link that shows its screen while a flag is true.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - isActive: Whether the screen is shown.
  ///   - destination: The screen.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.label = Text(titleKey)
    target = .bound(destination(), isActive)
  }

  /// Creates a link that shows its screen while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - isActive: Whether the screen is shown.
  ///   - destination: The screen.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.label = Text(title)
    target = .bound(destination(), isActive)
  }

  /// Creates a link that shows a text and pushes its own screen.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - destination: The screen.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(titleKey) } }

  /// Creates a link that shows a text and pushes its own screen.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The screen.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// Creates a link that shows a text and pushes its own screen.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - destination: The screen.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that shows a text and pushes its own screen.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The screen.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a value.
  ///
  /// - Parameters:
  ///   - value: The value, or nil for a link that cannot be used.
  ///   - label: The label of the link.
  @available(iOS 16.0, *)
  public nonisolated init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { PathElement($0) })
  }

  /// Creates a link that pushes a value that can be saved with the path.
  ///
  /// - Parameters:
  ///   - value: The value, or nil for a link that cannot be used.
  ///   - label: The label of the link.
  @available(iOS 16.0, *)
  public nonisolated init<Value: Hashable & Codable>(value: Value?, @ViewBuilder label: () -> Label)
  {
    self.label = label()
    target = .value(value.map { PathElement(codable: $0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that shows a text and pushes a value.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - value: The value, or nil for a link that cannot be used.
  @available(iOS 16.0, *)
  public nonisolated init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link that shows a text and pushes a value.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - value: The value, or nil for a link that cannot be used.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link that shows a text and pushes a value that can be saved with the path.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - value: The value, or nil for a link that cannot be used.
  @available(iOS 16.0, *)
  public nonisolated init<Value: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: Value?)
  { self.init(value: value) { Text(titleKey) } }

  /// Creates a link that shows a text and pushes a value that can be saved with the path.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - value: The value, or nil for a link that cannot be used.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Value: Hashable & Codable>(_ title: S, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}
