public import NavUI

/// An intent that opens a URL, for use as the result of another intent.
///
/// A URL that the app opens itself reaches its `onOpenURL`.
public struct OpenURLIntent: AppIntent {
  /// The visible title of the intent.
  public static var title: LocalizedStringResource { "Open URL" }
  /// A Boolean value that indicates whether the app becomes active before the intent runs.
  ///
  /// The value is always true.
  public static var openAppWhenRun: Bool { true }

  /// The URL to open.
  @Parameter(title: "URL")
  public var url: URL

  /// Creates an intent without a URL.
  public init() {}

  /// Creates an intent that opens a URL.
  ///
  /// - Parameter url: The URL.
  public init(_ url: URL) {
    self.url = url
  }

  /// Returns an empty result, after which the system opens the URL.
  public func perform() async throws -> some IntentResult { .result() }
}
