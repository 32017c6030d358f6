// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension NSAttributedString {
  /// Creates what stands in for a `NSAttributedString`.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}")
  }
  /// Creates what stands in for a `NSAttributedString`.
  public convenience init(
    url: URL,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    self.init(string: try String(contentsOf: url, encoding: .utf8))
  }
  /// Creates what stands in for a `NSAttributedString`.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    self.init(string: String(decoding: data, as: UTF8.self))
  }
  /// Stands in for `draw` of `NSAttributedString`.
  public func draw(in rect: CGRect) {}
  /// Stands in for `draw` of `NSAttributedString`.
  public func draw(at point: CGPoint) {}
  /// Stands in for `draw` of `NSAttributedString`.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {}
  /// Stands in for `size` of `NSAttributedString`.
  public func size() -> CGSize { CGSize(width: 8 * length, height: 17) }
  /// Stands in for `boundingRect` of `NSAttributedString`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: .zero, size: self.size()) }
  /// Stands in for `DocumentReadingOptionKey` of `NSAttributedString`.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `DocumentReadingOptionKey`.
    public let rawValue: String
    /// Creates what stands in for a `DocumentReadingOptionKey`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `documentType` of `DocumentReadingOptionKey`.
    public static let documentType: DocumentReadingOptionKey = DocumentReadingOptionKey(
      rawValue: "documentType"
    )
    /// Stands in for `characterEncoding` of `DocumentReadingOptionKey`.
    public static let characterEncoding: DocumentReadingOptionKey = DocumentReadingOptionKey(
      rawValue: "characterEncoding"
    )
    /// Stands in for `defaultAttributes` of `DocumentReadingOptionKey`.
    public static let defaultAttributes: DocumentReadingOptionKey = DocumentReadingOptionKey(
      rawValue: "defaultAttributes"
    )
  }
  /// Stands in for `DocumentType` of `NSAttributedString`.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `DocumentType`.
    public let rawValue: String
    /// Creates what stands in for a `DocumentType`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `plain` of `DocumentType`.
    public static let plain: DocumentType = DocumentType(rawValue: "plain")
    /// Stands in for `html` of `DocumentType`.
    public static let html: DocumentType = DocumentType(rawValue: "html")
    /// Stands in for `rtf` of `DocumentType`.
    public static let rtf: DocumentType = DocumentType(rawValue: "rtf")
  }
}
