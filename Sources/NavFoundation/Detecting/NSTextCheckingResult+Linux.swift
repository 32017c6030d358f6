#if !canImport(Darwin)
public import Foundation

/// A bit mask of the kinds of data that can be detected in text.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
  // Foundation's own names for these warn that its methods never find them.
  static let dates = Self(rawValue: 1 << 3)
  static let links = Self(rawValue: 1 << 5)
  static let phoneNumbers = Self(rawValue: 1 << 11)

  /// The kinds of data that the system can detect.
  public static let allSystemTypes = Self(rawValue: 0xFFFF_FFFF)
}

extension NSTextCheckingResult {
  /// The detected link, a `mailto` link for a detected e-mail address, or nil if neither was detected.
  public var url: URL? {
    guard resultType == .links, let text = (self as? DetectedData)?.text else { return nil }
    if text.contains("://") { return URL(string: text) }
    return URL(string: text.contains("@") ? "mailto:\(text)" : "http://\(text)")
  }

  /// The detected telephone number as written, or nil if no number was detected.
  public var phoneNumber: String? {
    resultType == .phoneNumbers ? (self as? DetectedData)?.text : nil
  }

  /// The detected date at noon, or nil if no date was detected.
  public var date: Date? {
    guard resultType == .dates, let text = (self as? DetectedData)?.text else { return nil }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    return Calendar.current.date(
      from: DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: 12)
    )
  }

  /// The components of a detected address, always nil because NavLab detects no addresses.
  ///
  /// The value is always nil, because addresses are not detected.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// A match of a data detector.
final class DetectedData: NSTextCheckingResult {
  let text: String
  private let kind: CheckingType
  private let place: NSRange

  init(kind: CheckingType, text: String, place: NSRange) {
    self.kind = kind
    self.text = text
    self.place = place
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { kind }
  override var range: NSRange { place }
  override func range(at index: Int) -> NSRange { place }
  override var numberOfRanges: Int { 1 }
}
#endif
