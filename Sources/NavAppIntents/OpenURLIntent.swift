public import NavUI

/// An intent that opens a URL, which another intent returns.
///
/// A URL that the app opens itself reaches its `onOpenURL`.
public struct OpenURLIntent: AppIntent {
  /// The visible title.
  public static var title: LocalizedStringResource { "Open URL" }
  /// Whether the app becomes active; always true.
  public static var openAppWhenRun: Bool { true }

  /// The URL.
  @Parameter(title: "URL")
  public var url: URL

  /// Creates an intent without a URL.
  public init() {}

  /// Creates an intent.
  ///
  /// - Parameter url: The URL.
  public init(_ url: URL) {
    self.url = url
  }

  /// Passes the URL to the system.
  public func perform() async throws -> some IntentResult { .result() }
}
