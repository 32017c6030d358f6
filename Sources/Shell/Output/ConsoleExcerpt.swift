/// A part of an app's output that is short enough to show.
package struct ConsoleExcerpt: Hashable, Sendable {
  /// The maximum number of lines that are shown after a command.
  package static let limit = 12

  /// The lines to show before any omitted lines.
  package private(set) var first: [String] = []
  /// The lines to show after any omitted lines.
  package private(set) var last: [String] = []
  /// The number of omitted lines.
  package private(set) var omittedLines = 0
  /// The number of bytes that were discarded before their lines could be counted.
  package private(set) var lostBytes = 0

  package init() {}

  /// Creates an excerpt from lines, omitting lines in the middle if there are too many.
  ///
  /// - Parameters:
  ///   - lines: The app's output, safe to show.
  ///   - lostBytes: The number of bytes that were dropped because of the limit.
  package init(_ lines: [String], lostBytes: Int = 0) {
    self.lostBytes = lostBytes
    guard lines.count > Self.limit || lostBytes > 0 else {
      first = lines
      return
    }
    let half = Self.limit / 2
    first = Array(lines.prefix(half))
    last = Array(lines.dropFirst(half).suffix(half))
    omittedLines = lines.count - first.count - last.count
  }

  /// A Boolean value that indicates whether the app printed nothing.
  package var isEmpty: Bool { first.isEmpty && lostBytes == 0 }

  /// The line about omitted lines, or nil if no lines are omitted.
  package var omission: String? {
    guard omittedLines > 0 || lostBytes > 0 else { return nil }
    let lines = omittedLines > 0 ? ["\(omittedLines) more lines"] : []
    let bytes = lostBytes > 0 ? ["\(Self.size(lostBytes)) not kept"] : []
    return (lines + bytes).joined(separator: ", ")
  }

  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<10_000: "\(bytes) bytes"
    case ..<10_000_000: "\(bytes / 1_000) kB"
    default: "\(bytes / 1_000_000) MB"
    }
  }
}
