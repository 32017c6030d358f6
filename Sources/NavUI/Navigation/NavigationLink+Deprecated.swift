extension NavigationLink {
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

  /// Creates a link that shows its screen while a selection equals its tag.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - tag: The value that represents this link.
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
  ///   - tag: The value that represents this link.
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
}

extension NavigationLink where Label == Text {
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

  /// Creates a link that shows its screen while a selection equals its tag.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - destination: The screen.
  ///   - tag: The value that represents this link.
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
  ///   - titleKey: The text.
  ///   - tag: The value that represents this link.
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
  public nonisolated init<Words: StringProtocol>(
    _ title: Words,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.label = Text(title)
    target = .bound(destination, isActive)
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
  public nonisolated init<Words: StringProtocol>(
    _ title: Words,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.label = Text(title)
    target = .bound(destination(), isActive)
  }

  /// Creates a link that shows its screen while a selection equals its tag.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The screen.
  ///   - tag: The value that represents this link.
  ///   - selection: The value of the link whose screen is shown.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  @_disfavoredOverload
  public nonisolated init<Words: StringProtocol, Value: Hashable>(
    _ title: Words,
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
  ///   - title: The text.
  ///   - tag: The value that represents this link.
  ///   - selection: The value of the link whose screen is shown.
  ///   - destination: The screen.
  @available(
    *,
    deprecated,
    message: "Use a path, or navigationDestination(isPresented:) or (item:)."
  )
  @_disfavoredOverload
  public nonisolated init<Words: StringProtocol, Value: Hashable>(
    _ title: Words,
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.label = Text(title)
    target = .bound(destination(), selection.isEqual(to: tag))
  }
}

extension Binding {
  /// Returns a binding to whether an optional equals a value; setting it to false sets the optional
  /// to nil.
  fileprivate func isEqual<Wrapped: Hashable>(to tag: Wrapped) -> Binding<Bool>
  where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isActive in
        if isActive {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      }
    )
  }
}
