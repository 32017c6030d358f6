package import Course
package import SceneText
package import Script

/// The exercises of a course with what the learner has done, as lines of a table.
package struct ExerciseListing: Hashable, Sendable {
  private let layout: TextLayout
  private let spelling: CourseSpelling

  /// Makes a listing.
  ///
  /// - Parameters:
  ///   - layout: The room and the signs to write with.
  ///   - spelling: How commands are written where the learner is.
  package init(layout: TextLayout, spelling: CourseSpelling = .shell) {
    self.layout = layout
    self.spelling = spelling
  }

  /// The lines of the listing.
  ///
  /// - Parameters:
  ///   - exercises: The exercises, in course order.
  ///   - progress: What the learner has done.
  ///   - titles: The titles of the lessons; a lesson without one is called by its name.
  ///   - search: Which exercises to list.
  /// - Returns: One line for each exercise below its lesson, how far the learner is, and what to do next.
  package func lines(
    of exercises: [Exercise],
    progress: Progress,
    titles: [ItemName: String] = [:],
    search: ExerciseSearch = ExerciseSearch()
  ) -> [StyledText] {
    guard !exercises.isEmpty else { return ["There are no exercises yet."] }
    let chosen = exercises.filter { search.accepts($0, at: progress.status(of: $0.id)) }
    guard !chosen.isEmpty else { return nothing(for: search, among: exercises) }
    let rows = chosen.map { row(of: $0, record: progress.record(of: $0.id)) }
    let entries = self.table(of: rows)?.map { [$0] } ?? rows.map(entry)
    let table = zip(chosen, entries).reduce(into: Table()) { table, row in
      if row.0.lesson != table.lesson {
        table.lesson = row.0.lesson
        let title = titles[row.0.lesson] ?? row.0.lesson.slug
        table.lines.append(heading("\(row.0.lesson.number)  \(Printable.line(title))"))
      }
      table.lines += row.1
    }.lines
    let count =
      search == ExerciseSearch()
      ? [] : layout.paragraph("\(chosen.count) of \(exercises.count) shown.", style: .secondary)
    return table + [""] + count + summary(of: exercises, progress: progress)
  }

  /// How far the learner is with the whole course, and what to do next.
  ///
  /// - Parameters:
  ///   - exercises: The exercises, in course order.
  ///   - progress: What the learner has done.
  /// - Returns: Two lines or more.
  func summary(of exercises: [Exercise], progress: Progress) -> [StyledText] {
    let solved = exercises.count { progress.status(of: $0.id) == .solved }
    let points = exercises.reduce(0) {
      $0 + min(progress.record(of: $1.id).points, $1.publicPoints)
    }
    let most = exercises.reduce(0) { $0 + $1.publicPoints }
    let sum = "\(solved) of \(exercises.count) solved, \(points) of \(most) points."
    return layout.paragraph(sum) + [advice(for: exercises.map(\.id), progress: progress)]
  }

  private func nothing(
    for search: ExerciseSearch,
    among exercises: [Exercise]
  ) -> [StyledText] {
    let names = exercises.flatMap {
      [$0.id.slug] + $0.id.slug.split(separator: "-").map(String.init)
    }
    let hint = search.words.first.map { Spelling(names).hint(for: $0) } ?? ""
    return layout.paragraph("No exercise is \(search)\(hint)", style: .secondary)
      + [Self.command("All of them: ", spelling("list"))]
  }

  private struct Table {
    var lesson: ItemName?
    var lines: [StyledText] = []
  }

  private func heading(_ text: String) -> StyledText {
    StyledText(layout.cut(text, to: layout.width), .heading)
  }

  /// The rows side by side in columns, or nil where there is no room for that.
  private func table(of rows: [Row]) -> [StyledText]? {
    let name = rows.map(\.name.columns).max() ?? 0
    let kind = rows.map(\.kind.columns).max() ?? 0
    let points = rows.map(\.points.columns).max() ?? 0
    let status = rows.map(\.status.columns).max() ?? 0
    let room = layout.width - name - kind - points - status - 8
    let title = min(rows.map { StyledText($0.title).columns }.max() ?? 0, room)
    guard title < room || room >= Self.shortestTitle else { return nil }
    return rows.map { row in
      var line = row.name
      line.pad(to: name + 2)
      line.append(layout.cut(row.title, to: title))
      line.pad(to: name + title + 4)
      line += row.kind
      line.pad(to: name + title + kind + 6)
      line += row.points
      line.pad(to: name + title + kind + points + 8)
      return line + row.status
    }
  }

  /// A row where a table has no room.
  private func entry(of row: Row) -> [StyledText] {
    var margin = StyledText("")
    margin.pad(to: row.name.columns + 2)
    var first = row.name
    first.pad(to: margin.columns)
    first.append(layout.cut(row.title, to: layout.width - margin.columns))
    let both = margin + row.points + StyledText("  ") + row.status
    return [first]
      + (both.columns <= layout.width ? [both] : [margin + row.points, margin + row.status])
  }

  /// A title that is cut to less tells nothing.
  private static let shortestTitle = 20

  private struct Row {
    var name: StyledText
    /// The title in full.
    var title: String
    var kind: StyledText
    var points: StyledText
    var status: StyledText
  }

  private func row(of exercise: Exercise, record: Progress.Record) -> Row {
    Row(
      name: StyledText(
        "  " + (exercise.id.number < 10 ? " " : "") + "\(exercise.id.number)",
        .value
      ),
      title: Printable.line(exercise.title),
      kind: StyledText(exercise.kind.rawValue, .secondary),
      points: StyledText(Self.points(of: exercise, record: record), .secondary),
      status: Self.status(of: record)
    )
  }

  /// What of the points that a learner can see has been reached.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - record: What happened with it; marks that came from elsewhere may count hidden checks.
  /// - Returns: Two numbers and a word.
  static func points(of exercise: Exercise, record: Progress.Record) -> String {
    "\(min(record.points, exercise.publicPoints))/\(exercise.publicPoints) points"
  }

  /// How far the learner is, and with what help.
  ///
  /// - Parameter record: What happened with the exercise.
  /// - Returns: A word, and notes after it.
  static func status(of record: Progress.Record) -> StyledText {
    var text =
      switch record.status {
      case .solved: StyledText("solved", .success)
      case .started: StyledText("started", .changed)
      case .skipped: StyledText("skipped", .warning)
      case .new: StyledText("new", .secondary)
      }
    if record.awaitsLinter { text.append(", waits for the linter", .secondary) }
    if record.sawSolution {
      text.append(", solution seen", .secondary)
    } else if record.hints > 0 {
      text.append(", \(record.hints) hint\(record.hints == 1 ? "" : "s")", .secondary)
    }
    return text
  }

  private func advice(for names: [ItemName], progress: Progress) -> StyledText {
    guard let next = progress.next(of: names) else {
      return StyledText("All are solved.", .success)
    }
    let verb = progress.status(of: next) == .started ? "check" : "start"
    return Self.command("Next: ", spelling("\(verb) \(next.number)"))
  }

  private static func command(_ text: String, _ command: String) -> StyledText {
    StyledText(text) + StyledText(command, .control)
  }
}
