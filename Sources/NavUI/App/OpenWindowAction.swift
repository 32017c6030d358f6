/// An action that opens another window of the app on an iPad and has no effect on a phone.
@available(iOS 16.0, *)
public struct OpenWindowAction: @unchecked Sendable {
  private weak var windows: OpenWindows?

  init(_ windows: OpenWindows?) {
    self.windows = windows
  }

  /// Opens the window for a value, or brings that window to the front if it is already open.
  ///
  /// - Parameter value: The value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    windows?.open(id: nil, value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }

  /// Opens a window with the given name.
  ///
  /// - Parameter id: The name.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    windows?.open(id: id, value: nil, type: nil)
  }

  /// Opens the named window for a value, or brings that window to the front if it is already open.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - value: The value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.open(id: id, value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }
}

/// An action that closes windows of the app.
@available(iOS 17.0, *)
public struct DismissWindowAction: @unchecked Sendable {
  private weak var windows: OpenWindows?
  private let own: WindowHandle?

  init(_ windows: OpenWindows?, own: WindowHandle?) {
    self.windows = windows
    self.own = own
  }

  /// Closes the enclosing window.
  @MainActor @preconcurrency public func callAsFunction() {
    guard let windows, let window = own?.window ?? windows.all.first else { return }
    windows.close(window)
  }

  /// Closes all windows with the given name.
  ///
  /// - Parameter id: The name.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    windows?.close(id: id, value: nil, type: nil)
  }

  /// Closes the window for a value.
  ///
  /// - Parameter value: The value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    windows?.close(id: nil, value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }

  /// Closes the named window for a value.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - value: The value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.close(id: id, value: AnyHashable(value), type: ObjectIdentifier(D.self))
  }
}

/// The environment key for the app's open windows.
struct OpenWindowsKey: EnvironmentKey {
  static var defaultValue: OpenWindows? { nil }
}

extension EnvironmentValues {
  /// The action that opens another window.
  @available(iOS 16.0, *)
  public var openWindow: OpenWindowAction { OpenWindowAction(self[OpenWindowsKey.self]) }

  /// The action that closes windows.
  @available(iOS 17.0, *)
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(self[OpenWindowsKey.self], own: self[WindowKey.self])
  }
}
