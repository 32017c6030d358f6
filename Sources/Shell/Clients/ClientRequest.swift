/// A request of a client program: one JSON object per line.
struct ClientRequest: Decodable, Hashable, Sendable {
  /// A number that is repeated in every event of the request.
  var id: Int
  /// The action to take.
  var `do`: Deed
  /// A cell's text, of a line, or of an answer.
  var text: String?
  /// The text of the cell before the cursor.
  var before: String?
  /// The text of the cell after the cursor.
  var after: String?
  /// Whether there is a user who can answer questions.
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
