/// A request of a program that stays with NavLab: one JSON object on a line.
struct ClientRequest: Decodable, Hashable, Sendable {
  /// A number that comes back with everything that belongs to the request.
  var id: Int
  /// The action to take.
  var `do`: Deed
  /// The text of a cell, of a line, or of an answer.
  var text: String?
  /// The cell up to the cursor.
  var before: String?
  /// The cell behind the cursor.
  var after: String?
  /// Whether there is somebody who can be asked.
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
