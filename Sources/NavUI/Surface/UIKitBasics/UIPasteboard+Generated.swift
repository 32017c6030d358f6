// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The pasteboard, which belongs to one run of the app.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  private let lock = NSLock()

  private var text: String?

  private var picture: UIImage?

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

  /// The texts that were copied last; the first one is kept.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  /// The URLs that were copied last; the first one is kept.
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { url = newValue?.first }
  }

  /// The picture that was copied last.
  public var image: UIImage? {
    get { lock.withLock { picture } }
    set { lock.withLock { picture = newValue } }
  }

  /// The pictures that were copied last; the first one is kept.
  public var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }

  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }

  /// Whether there is a colour; always false.
  public var hasColors: Bool { false }

  /// The number of copied items.
  public var numberOfItems: Int { hasStrings || hasImages ? 1 : 0 }
}
