extension Catalogue {
  /// Returns the name of the lesson that a learner asks for.
  ///
  /// - Parameter query: `1`, `01`, `01-slug` or `slug`.
  /// - Returns: The lesson's name.
  /// - Throws: An `UnknownItem`, or problems with the `Lessons` folder.
  package func lessonName(for query: String) throws -> ItemName {
    try name(for: query, among: lessonNames(), kind: .lesson)
  }

  /// Returns the name of the exercise that a learner asks for.
  ///
  /// - Parameter query: `1`, `01`, `01-slug` or `slug`.
  /// - Returns: The exercise's name.
  /// - Throws: An `UnknownItem`, or problems with the `Exercises` folder.
  package func exerciseName(for query: String) throws -> ItemName {
    try name(for: query, among: exerciseNames(), kind: .exercise)
  }

  private func name(
    for query: String,
    among names: [ItemName],
    kind: UnknownItem.Kind
  ) throws -> ItemName {
    let number = Self.numberWords.firstIndex(of: query.lowercased())
    let wanted = number.map(String.init) ?? query
    guard let name = names.first(where: { $0.answers(to: wanted) }) else {
      throw UnknownItem(kind: kind, query: query, known: names)
    }
    return name
  }

  /// The words for the numbers from zero to twelve.
  private static let numberWords = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
  ]
}
