/// A control that pushes a screen when it is tapped.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let target: LinkTarget<Destination>
  /// Whether the screen is shown in the next column of a split view.
  var isDetail = true
}

extension NavigationLink {
  /// Sets whether the link's screen is shown in the next column of a view with columns (NS-78).
  ///
  /// - Parameter isDetailLink: Whether the screen replaces the next column; otherwise, it is pushed
  ///   in the link's column.
  /// - Returns: The link.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetail = isDetailLink
    return link
  }

  /// The link's own screen, if it has one.
  var destination: Destination? {
    switch target {
    case .value: nil
    case .view(let destination), .bound(let destination, _): destination
    }
  }
}

/// The target of a link.
enum LinkTarget<Destination> {
  /// The destination of a value; nil disables the link (NS-18).
  case value(PathElement?)
  /// A separate screen, which is not part of the path (NS-09).
  case view(Destination)
  /// A separate screen, which is shown while a flag is true.
  case bound(Destination, Binding<Bool>)
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a value.
  ///
  /// - Parameters:
  ///   - value: The value, or nil to disable the link.
  ///   - label: The label of the link.
  @available(iOS 16.0, *)
  public nonisolated init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { PathElement($0) })
  }

  /// Creates a link that pushes a value that can be saved with the path.
  ///
  /// - Parameters:
  ///   - value: The value, or nil to disable the link.
  ///   - label: The label of the link.
  @available(iOS 16.0, *)
  public nonisolated init<Value: Hashable & Codable>(
    value: Value?,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .value(value.map { PathElement(codable: $0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that shows a title and pushes a value.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - value: The value, or nil to disable the link.
  @available(iOS 16.0, *)
  public nonisolated init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link that shows a title and pushes a value.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - value: The value, or nil to disable the link.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link that shows a title and pushes a value that can be saved with the path.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - value: The value, or nil to disable the link.
  @available(iOS 16.0, *)
  public nonisolated init<Value: Hashable & Codable>(
    _ titleKey: LocalizedStringKey,
    value: Value?
  ) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link that shows a title and pushes a value that can be saved with the path.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - value: The value, or nil to disable the link.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: Hashable & Codable>(
    _ title: Title,
    value: Value?
  ) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
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
  /// Creates a link that shows a title and pushes its own screen.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - destination: The screen.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that shows a title and pushes its own screen.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The screen.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link that shows a title and pushes its own screen.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - destination: The screen.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that shows a title and pushes its own screen.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The screen.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
