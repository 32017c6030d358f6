// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The pasteboard, which belongs to one run of the app.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  private let lock = NSLock()

  private var text: String?

  internal override init() {
  }

  /// The place that all apps share.
  public static var general: UIPasteboard { CurrentApp.graph?.system.pasteboard ?? UIPasteboard() }

  /// The text that was copied last.
  public var string: String? {
    get { lock.withLock { text } }
    set { lock.withLock { text = newValue } }
  }

  /// The URL that was copied last.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }

  /// Whether there is a URL.
  public var hasURLs: Bool { url != nil }
}
