/// Opens another window of the app; on a telephone, which shows one window, it does nothing.
@available(iOS 16.0, *)
public struct OpenWindowAction {
  /// Opens the window for a value.
  ///
  /// - Parameter value: The value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Opens the window of a name.
  ///
  /// - Parameter id: The name.
  @MainActor @preconcurrency public func callAsFunction(id: String) {}

  /// Opens the window of a name for a value.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - value: The value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D)
  {}
}

/// Closes another window of the app; on a telephone, which shows one window, it does nothing.
@available(iOS 17.0, *)
public struct DismissWindowAction {
  /// Closes the window around.
  @MainActor @preconcurrency public func callAsFunction() {}

  /// Closes the window of a name.
  ///
  /// - Parameter id: The name.
  @MainActor @preconcurrency public func callAsFunction(id: String) {}

  /// Closes the window for a value.
  ///
  /// - Parameter value: The value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

extension EnvironmentValues {
  /// Opens another window.
  @available(iOS 16.0, *)
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes another window.
  @available(iOS 17.0, *)
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

extension WindowGroup {
  /// Creates windows for values; none is open when the app starts.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: What the window for a value shows.
  @available(iOS 16.0, *)
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }

  /// Creates windows of a name for values; none is open when the app starts.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - type: The type of the values.
  ///   - content: What the window for a value shows.
  @available(iOS 16.0, *)
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }
}

/// What a window for a value shows.
@available(iOS 16.0, *)
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  let content: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: View {
  /// The window without a value.
  public var body: some View { content(.constant(nil)) }
}
