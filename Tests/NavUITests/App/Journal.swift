/// The notes of an app under test, in order.
@MainActor
final class Journal {
  var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// The entries so far, which are then forgotten.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}
