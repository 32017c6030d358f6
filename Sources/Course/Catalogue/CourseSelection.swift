/// A selection of a course's lessons and exercises, specified by name.
package struct CourseSelection: Hashable, Sendable {
  private let queries: [Query]

  private struct Query: Hashable, Sendable {
    var kind: Kind?
    var name: String
  }

  /// A folder of the course.
  package enum Kind: String, Hashable, Sendable {
    /// The folder `Lessons`.
    case lessons = "Lessons"
    /// The folder `Exercises`.
    case exercises = "Exercises"
  }

  /// Creates a selection of lessons and exercises.
  ///
  /// - Parameter names: `07`, `7`, `07-slug` or `slug` for a lesson or an exercise, `Lessons/07…` or `Exercises/07…`
  ///   for one kind; empty for everything.
  package init(_ names: [String] = []) {
    queries = names.map { name in
      let parts = name.split(separator: "/").map(String.init)
      let kind = parts.count > 1 ? Kind(rawValue: parts[parts.count - 2]) : nil
      return Query(kind: kind, name: parts.last ?? name)
    }
  }

  /// A Boolean value that indicates whether everything is selected.
  package var isEverything: Bool { queries.isEmpty }

  /// Returns whether a lesson or exercise is selected.
  ///
  /// - Parameters:
  ///   - name: The name of the lesson or exercise.
  ///   - kind: The folder that contains it.
  /// - Returns: Whether it is selected.
  package func includes(_ name: ItemName, in kind: Kind) -> Bool {
    isEverything || queries.contains { matches($0, name, kind) }
  }

  /// Throws an error for the first name that selects nothing.
  ///
  /// - Parameter catalogue: The course.
  /// - Throws: `UnknownItem` for the first of these names, or problems with a folder of the course.
  package func validate(in catalogue: Catalogue) throws {
    let lessons = try catalogue.lessonNames()
    let exercises = try catalogue.exerciseNames()
    for query in queries {
      let isKnown =
        lessons.contains { matches(query, $0, .lessons) }
        || exercises.contains { matches(query, $0, .exercises) }
      guard !isKnown else { continue }
      let isLesson = query.kind == .lessons
      throw UnknownItem(
        kind: isLesson ? .lesson : .exercise,
        query: query.name,
        known: isLesson ? lessons : exercises
      )
    }
  }

  private func matches(_ query: Query, _ name: ItemName, _ kind: Kind) -> Bool {
    (query.kind ?? kind) == kind && name.answers(to: query.name)
  }
}
