#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A recording of a terminal's output in version 2 of asciinema's format.
///
/// The same events give the same bytes.
package struct Asciicast: Hashable, Sendable {
  /// The size of the terminal.
  package let size: WindowSize
  /// The title that players show, or nil if there is none.
  package let title: String?
  /// The recorded events, in order of time.
  package private(set) var events: [Event] = []

  /// An event in the recording.
  package struct Event: Hashable, Sendable {
    /// The time since the start of the recording, in milliseconds.
    package var milliseconds: Int
    /// The kind of event.
    package var kind: Kind
    /// The written text, or the name of the mark.
    package var text: String

    /// A kind of event.
    package enum Kind: String, Hashable, Sendable {
      /// Text that the program writes to the terminal.
      case output = "o"
      /// A mark to which players can jump.
      case marker = "m"
    }
  }

  /// Creates an empty recording.
  ///
  /// - Parameters:
  ///   - size: The size of the terminal.
  ///   - title: The title that players show, or nil.
  package init(size: WindowSize, title: String? = nil) {
    self.size = size
    self.title = title
  }

  /// Appends an event, at the time of the last event if the given time is earlier.
  ///
  /// - Parameters:
  ///   - kind: The kind of event.
  ///   - text: The written text, or the name of the mark.
  ///   - milliseconds: The time since the start of the recording.
  package mutating func add(_ kind: Event.Kind, _ text: String, at milliseconds: Int) {
    let last = events.last?.milliseconds ?? 0
    events.append(Event(milliseconds: max(last, milliseconds), kind: kind, text: text))
  }

  /// Returns the recording as the text of a file, with a line for the header and for each event.
  ///
  /// - Returns: The text of the file.
  /// - Throws: Any error of `JSONEncoder`, which never occurs for Unicode text.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let header = Header(version: 2, width: size.columns, height: size.rows, title: title)
    let lines = try events.map { event in
      let time = "\(event.milliseconds / 1000).\(Self.threeDigits(event.milliseconds % 1000))"
      return "[\(time), \(try json(event.kind.rawValue)), \(try json(event.text))]"
    }
    return ([try json(header)] + lines).joined(separator: "\n") + "\n"
  }

  private struct Header: Encodable {
    let version: Int
    let width: Int
    let height: Int
    let title: String?
  }

  private static func threeDigits(_ number: Int) -> String {
    String(String(number + 1000).dropFirst())
  }
}
