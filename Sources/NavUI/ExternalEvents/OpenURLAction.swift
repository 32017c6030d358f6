/// An action, read from the environment, that opens a URL.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public struct OpenURLAction {
  private let handler: (@MainActor (URL) -> Result)?
  private var system: (@MainActor (URL) -> Bool)?

  /// Creates an action that calls a handler.
  ///
  /// - Parameter handler: A closure called with a URL, which returns the result.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Creates the system's action for opening URLs.
  package nonisolated init(system: (@MainActor (URL) -> Bool)?) {
    handler = nil
    self.system = system
  }

  /// Opens a URL.
  ///
  /// - Parameter url: The URL.
  public func callAsFunction(_ url: URL) {
    _ = open(url)
  }

  /// Opens a URL, and reports to a closure whether the URL was accepted.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: A closure called with whether the URL was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  /// Opens a URL, preferably inside the app.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - prefersInApp: Whether the app's own browser is preferred.
  @available(iOS 26.0, *)
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    _ = open(url)
  }

  /// Returns the action with another action as a fallback.
  nonisolated func backed(by action: OpenURLAction) -> OpenURLAction {
    var copy = self
    copy.system = action.system
    return copy
  }

  private func open(_ url: URL) -> Bool {
    switch handler?(url).kind ?? .system(nil) {
    case .handled: true
    case .discarded: false
    case .system(let other): system?(other ?? url) ?? false
    }
  }

  /// The result of opening a URL.
  @available(iOS 15.0, *)
  public struct Result: Sendable {
    let kind: Kind

    enum Kind {
      case handled
      case discarded
      case system(URL?)
    }

    /// The result for a URL that the handler has opened.
    public static let handled = Result(kind: .handled)

    /// The result for a URL that the handler has discarded.
    public static let discarded = Result(kind: .discarded)

    /// The result that asks the system to open the requested URL.
    public static let systemAction = Result(kind: .system(nil))

    /// Returns a result that asks the system to open another URL.
    ///
    /// - Parameter url: The other URL.
    /// - Returns: The result.
    public static func systemAction(_ url: URL) -> Result {
      Result(kind: .system(url))
    }

    /// Returns a result that asks the system to open a URL, preferably inside the app.
    ///
    /// - Parameters:
    ///   - url: Another URL, or nil for the requested one.
    ///   - prefersInApp: Whether the app's own browser is preferred.
    /// - Returns: The result.
    @available(iOS 26.0, *)
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .system(url))
    }
  }
}

extension EnvironmentValues {
  /// The action that opens a URL, which is the system's action unless the app has set another action.
  @available(iOS 14.0, *)
  public var openURL: OpenURLAction {
    get {
      self[OpenURLKey.self]?.backed(by: self[SystemOpenURLKey.self]) ?? self[SystemOpenURLKey.self]
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

/// The environment key for the system's `openURL` action, which the window sets.
struct SystemOpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(system: nil) }
}

extension View {
  /// Lets the system open the URLs that the view's content requests, preferably inside the app.
  ///
  /// - Parameter prefersInApp: Whether the app's own browser is preferred.
  /// - Returns: The view.
  @available(iOS 26.0, *)
  public func onOpenURL(prefersInApp: Bool) -> some View {
    environment(\.openURL, OpenURLAction { _ in .systemAction(prefersInApp: prefersInApp) })
  }
}
