#if !canImport(Darwin)
public import Foundation

/// The kinds of things that can be looked for in text, as a number.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
  // Foundation's own names for these warn that its methods never find them.
  static let dates = Self(rawValue: 1 << 3)
  static let links = Self(rawValue: 1 << 5)
  static let phoneNumbers = Self(rawValue: 1 << 11)

  /// Everything that the system can find.
  public static let allSystemTypes = Self(rawValue: 0xFFFF_FFFF)
}

extension NSTextCheckingResult {
  /// The link, or the address as a `mailto` link.
  public var url: URL? {
    guard resultType == .links, let text = (self as? DetectedData)?.text else { return nil }
    if text.contains("://") { return URL(string: text) }
    return URL(string: text.contains("@") ? "mailto:\(text)" : "http://\(text)")
  }

  /// The telephone number, as it is written.
  public var phoneNumber: String? {
    resultType == .phoneNumbers ? (self as? DetectedData)?.text : nil
  }

  /// The date, at noon.
  public var date: Date? {
    guard resultType == .dates, let text = (self as? DetectedData)?.text else { return nil }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    return Calendar.current.date(
      from: DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: 12)
    )
  }

  /// The parts of a postal address, which is never found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// A place in text with something that was looked for.
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
