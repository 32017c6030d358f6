#if !canImport(Darwin)
public import Foundation

/// A replacement on Linux for Foundation's detector of links, e-mail addresses, telephone numbers and dates in text.
///
/// It finds what stands there in the usual form: `https://…`, `www.…`, `a@b.org`, `+49 30 1234567`, `2025-06-01`.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of data to detect.
  public let checkingTypes: NSTextCheckingTypes
  private let searches: [(kind: NSTextCheckingResult.CheckingType, regex: NSRegularExpression)]

  /// Creates a detector for the given kinds of data.
  ///
  /// - Parameter checkingTypes: What is looked for.
  /// - Throws: An error if nothing is.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    searches = try Self.patterns.filter { wanted.contains($0.kind) }.map { kind, pattern in
      (kind, try NSRegularExpression(pattern: pattern, options: .caseInsensitive))
    }
    super.init()
  }

  private static let patterns: [(kind: NSTextCheckingResult.CheckingType, pattern: String)] = [
    (
      .links,
      #"\b(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]]|\b[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)+\b"#
    ),
    (.dates, #"\b\d{4}-\d{2}-\d{2}\b"#),
    (.phoneNumbers, #"(?<![\w-])\+?\(?\d[\d ()./-]{5,}\d(?![\w-])"#),
  ]

  /// Returns all matches in text order.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The way of matching.
  ///   - range: The part of the text.
  /// - Returns: The places, with what is there.
  open func matches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedData] = []
    for (kind, regex) in searches {
      for match in regex.matches(in: string, options: options, range: range) {
        guard let place = Range(match.range, in: string),
          !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 })
        else { continue }
        found.append(DetectedData(kind: kind, text: String(string[place]), place: match.range))
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Returns the first match, or nil if there is none.
  open func firstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the number of matches.
  open func numberOfMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Calls a closure with each match until the closure stops the search.
  open func enumerateMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}
#endif
