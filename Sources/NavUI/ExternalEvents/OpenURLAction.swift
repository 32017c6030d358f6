/// An action that opens a URL, read from the environment.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public struct OpenURLAction {
  private let handler: (@MainActor (URL) -> Result)?
  private var system: (@MainActor (URL) -> Bool)?

  /// Creates an action for the environment.
  ///
  /// - Parameter handler: A closure called with a URL, which returns the result.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Creates the system's action.
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

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: A closure called with whether the URL was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  /// Opens a URL, inside the app if possible.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - prefersInApp: Whether the app's own browser is preferred.
  @available(iOS 26.0, *)
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    _ = open(url)
  }

  /// Returns the action with the system's action as a fallback.
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

    /// The handler has opened the URL.
    public static let handled = Result(kind: .handled)

    /// The handler has discarded the URL.
    public static let discarded = Result(kind: .discarded)

    /// The system should open the URL.
    public static let systemAction = Result(kind: .system(nil))

    /// Returns a result that asks the system to open another URL.
    ///
    /// - Parameter url: The other URL.
    /// - Returns: The result.
    public static func systemAction(_ url: URL) -> Result {
      Result(kind: .system(url))
    }

    /// Returns a result that asks the system to open a URL, inside the app if possible.
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
  /// The action that opens a URL: a custom one, or else the system's.
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

/// The key of the system's own action, which the window sets.
struct SystemOpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(system: nil) }
}

extension View {
  /// Has the system open the URLs from inside, in the app if possible.
  ///
  /// - Parameter prefersInApp: Whether the app's own browser is preferred.
  /// - Returns: The view.
  @available(iOS 26.0, *)
  public func onOpenURL(prefersInApp: Bool) -> some View {
    environment(\.openURL, OpenURLAction { _ in .systemAction(prefersInApp: prefersInApp) })
  }
}
