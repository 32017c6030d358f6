import Foundation
import LineEditing
import Publishing
import SceneText

/// An event for a client program, written as a JSON object on one line.
struct ClientEvent: Encodable {
  /// The identifier of the request that the event belongs to, or nil if the request is unknown.
  var id: Int?
  /// The kind of event.
  var event: Kind
  var session: Int?
  var version: String?
  var name: String?
  var text: String?
  var data: [String: String]?
  var message: String?
  var lines: [String]?
  var prompt: String?
  var status: Int32?
  var replacing: String?
  var candidates: [Candidate]?
  var completeness: String?
  var command: CommandJSON?

  /// A kind of event.
  enum Kind: String, Encodable {
    case clear
    case display
    case done
    case error
    case hello
    case input
    case next
    case page
    case quit
    case result
    case stream
  }

  /// A candidate for completing the text at the cursor.
  struct Candidate: Encodable {
    var text: String
    var detail: String?
  }

  /// The version of the message protocol between NavLab and client programs.
  static let session = 1

  init(_ event: Kind, of id: Int?) {
    self.event = event
    self.id = id
  }

  init(telling cell: CellEvent, of id: Int) {
    switch cell {
    case .clear: self.init(.clear, of: id)
    case .quit: self.init(.quit, of: id)
    case .page(let text):
      self.init(.page, of: id)
      self.text = text
    case .next(let text):
      self.init(.next, of: id)
      self.text = text
    case .output(.stream(let stream, let text)):
      self.init(.stream, of: id)
      name = stream.rawValue
      self.text = text
    case .output(.result(let picture)):
      self.init(.result, of: id)
      data = picture.data
    case .output(.display(let picture)):
      self.init(.display, of: id)
      data = picture.data
    case .output(.error(let name, let message, let lines)):
      self.init(.error, of: id)
      self.name = name
      self.message = message
      self.lines = lines
    }
  }

  /// Returns the event as a line of JSON, with its keys in alphabetical order.
  func written() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Printable.json(String(decoding: try encoder.encode(self), as: UTF8.self)) + "\n"
  }
}
