// Made by Scripts/generate from Scripts/surface/Scenes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension WindowGroup {
  /// Creates windows for values; none is open at launch, unless the scene is the first one.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: The content of the window for a value.
  @available(iOS 16.0, *)
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: nil, title: nil, content) }

  /// Creates named windows for values.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - type: The type of the values.
  ///   - content: The content of the window for a value.
  @available(iOS 16.0, *)
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, title: nil, content) }

  /// Creates windows with a title for values.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name.
  ///   - type: The type of the values.
  ///   - content: The content of the window for a value.
  @available(iOS 16.0, *)
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey,
    id: String? = nil,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title.resolved, content)
  }

  /// Creates windows with a title for values.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name.
  ///   - type: The type of the values.
  ///   - content: The content of the window for a value.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    id: String? = nil,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: String(title), content)
  }

  /// Creates windows with a title for values.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name.
  ///   - type: The type of the values.
  ///   - content: The content of the window for a value.
  @available(iOS 16.0, *)
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String? = nil,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title.content, content)
  }

  /// Creates windows with a title for values, with a default value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name.
  ///   - type: The type of the values.
  ///   - content: The content of the window for a value.
  ///   - defaultValue: A closure that returns the value of a window that has none.
  @available(iOS 16.0, *)
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey,
    id: String? = nil,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title.resolved) { content($0.or(defaultValue)) }
  }

  /// Creates windows with a title for values, with a default value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name.
  ///   - type: The type of the values.
  ///   - content: The content of the window for a value.
  ///   - defaultValue: A closure that returns the value of a window that has none.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    id: String? = nil,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: String(title)) { content($0.or(defaultValue)) }
  }

  /// Creates windows with a title for values, with a default value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name.
  ///   - type: The type of the values.
  ///   - content: The content of the window for a value.
  ///   - defaultValue: A closure that returns the value of a window that has none.
  @available(iOS 16.0, *)
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String? = nil,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title.content) { content($0.or(defaultValue)) }
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The content of the window for a value.
  @available(iOS 14.0, *)
  public nonisolated init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, id: nil, title: title.content)
  }

  /// Creates named windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name.
  ///   - content: The content of the window for a value.
  @available(iOS 14.0, *)
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content)
  { self.init(content: content, id: id, title: title.content) }
}
