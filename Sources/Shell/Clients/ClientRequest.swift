/// A request from a client program, written as a JSON object on one line.
struct ClientRequest: Decodable, Hashable, Sendable {
  /// A number that identifies the request, and that every event for the request repeats.
  var id: Int
  /// The action to take.
  var `do`: Deed
  /// The text of a cell, line or answer, or nil if the request contains none.
  var text: String?
  /// The part of the cell's text that precedes the cursor, or nil if the request contains none.
  var before: String?
  /// The part of the cell's text that follows the cursor, or nil if the request contains none.
  var after: String?
  /// A Boolean value that indicates whether a user can answer questions, or nil if no user can.
  var asks: Bool?

  /// An action that can be requested.
  enum Deed: String, CaseIterable, Decodable, Hashable, Sendable {
    case answer
    case cell
    case complete
    case inspect
    case interrupt
    case line
    case parse
  }
}
