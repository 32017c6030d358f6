package import Course
package import SceneText
package import Script

/// A listing of a course's exercises with the learner's progress, as lines of a table.
package struct ExerciseListing: Hashable, Sendable {
  private let layout: TextLayout
  private let spelling: CourseSpelling

  /// Creates a listing with a layout and a spelling of commands.
  ///
  /// - Parameters:
  ///   - layout: The layout width and character set.
  ///   - spelling: The form in which the learner types commands.
  package init(layout: TextLayout, spelling: CourseSpelling = .shell) {
    self.layout = layout
    self.spelling = spelling
  }

  /// Returns the lines of the exercises that match a search.
  ///
  /// - Parameters:
  ///   - exercises: The exercises, in course order.
  ///   - progress: The learner's progress.
  ///   - lessons: The known lessons; other lessons are shown by their names.
  ///   - topics: The topics of lessons and exercises, if the course lists them.
  ///   - search: The exercises to list.
  /// - Returns: One line for each exercise below its lesson, the learner's progress, and the next thing to do.
  package func lines(
    of exercises: [Exercise],
    progress: Progress,
    lessons: [Lesson] = [],
    topics: CourseTopicList? = nil,
    search: ExerciseSearch = ExerciseSearch()
  ) -> [StyledText] {
    guard !exercises.isEmpty else { return ["There are no exercises yet."] }
    let titles = Dictionary(lessons.map { ($0.id, $0.title) }) { first, _ in first }
    let chosen = exercises.filter {
      let status = progress.status(of: $0.id)
      return search.accepts($0, of: titles[$0.lesson], at: status, topics: topics)
    }
    let taught = taught(lessons.filter { search.accepts($0, topics: topics) })
    guard !chosen.isEmpty else { return nothing(for: search, among: exercises, topics) + taught }
    let digits = max(2, chosen.map { "\($0.id.number)".count }.max() ?? 0)
    let rows = chosen.map { row(of: $0, record: progress.record(of: $0.id), digits: digits) }
    let entries = entries(of: rows)
    let table = zip(chosen, entries).reduce(into: Table()) { table, row in
      if row.0.lesson != table.lesson {
        table.lesson = row.0.lesson
        let title = titles[row.0.lesson] ?? row.0.lesson.slug
        table.lines += layout.paragraph(
          title,
          after: StyledText("\(row.0.lesson.number)  ", .heading),
          style: .heading
        )
      }
      table.lines += row.1
    }.lines
    let count =
      search == ExerciseSearch()
      ? [] : layout.paragraph("\(chosen.count) of \(exercises.count) shown.", style: .secondary)
    return table + [""] + taught + count + summary(of: exercises, progress: progress)
  }

  /// Returns lines about the learner's progress in the whole course and the next step to take.
  ///
  /// - Parameters:
  ///   - exercises: The exercises, in course order.
  ///   - progress: The learner's progress.
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
    among exercises: [Exercise],
    _ list: CourseTopicList?
  ) -> [StyledText] {
    let topics = list?.topics ?? []
    var names: [String] = []
    for topic in topics { names += [topic.name] + topic.aliases }
    for exercise in exercises {
      let slug = exercise.id.slug
      names += [slug] + slug.split(separator: "-").map(String.init)
    }
    let hint = search.words.first.map { Spelling(names).hint(for: $0) } ?? ""
    let known = topics.map(\.name).joined(separator: ", ")
    let verb = search.words.isEmpty ? "is" : "is about"
    return layout.paragraph("No exercise \(verb) \(search)\(hint)", style: .secondary)
      + (known.isEmpty ? [] : layout.paragraph("Topics: \(known)"))
      + [Self.command("All of them: ", spelling("list"))]
  }

  /// Returns the lines that name lessons on a subject.
  private func taught(_ lessons: [Lesson]) -> [StyledText] {
    guard !lessons.isEmpty else { return [] }
    let names = lessons.map { "\($0.id.number) \(Printable.line($0.title))" }
    let word = lessons.count == 1 ? "Lesson" : "Lessons"
    return layout.paragraph("\(word) about it: \(names.joined(separator: "; "))")
  }

  private struct Table {
    var lesson: ItemName?
    var lines: [StyledText] = []
  }

  /// Returns the lines of each row, with the details beside the title or the story.
  private func entries(of rows: [Row]) -> [[StyledText]] {
    guard rows.contains(where: { $0.story != nil }) else {
      return table(of: rows)?.map { [$0] } ?? rows.map(entry)
    }
    let stories = rows.map { row in
      Row(
        name: row.margin,
        title: row.story ?? "",
        kind: row.kind,
        points: row.points,
        status: row.status
      )
    }
    guard let below = table(of: stories) else { return rows.map(entry) }
    return zip(rows, below).map { title(of: $0) + [$1] }
  }

  /// Returns the lines with a row's number and complete title.
  private func title(of row: Row) -> [StyledText] {
    layout.paragraph(row.title, after: row.name + StyledText("  "), indent: row.margin.columns + 2)
  }

  /// Returns the rows in columns, or nil if there is not enough width for complete titles.
  private func table(of rows: [Row]) -> [StyledText]? {
    let name = rows.map(\.name.columns).max() ?? 0
    let kind = rows.map(\.kind.columns).max() ?? 0
    let points = rows.map(\.points.columns).max() ?? 0
    let status = rows.map(\.status.columns).max() ?? 0
    let room = layout.width - name - kind - points - status - 8
    let title = rows.map { StyledText($0.title).columns }.max() ?? 0
    guard title <= room else { return nil }
    return rows.map { row in
      var line = row.name
      line.pad(to: name + 2)
      line.append(row.title)
      line.pad(to: name + title + 4)
      line += row.kind
      line.pad(to: name + title + kind + 6)
      line += row.points
      line.pad(to: name + title + kind + points + 8)
      return line + row.status
    }
  }

  /// Returns a row without columns, for a narrow window.
  private func entry(of row: Row) -> [StyledText] {
    let margin = row.margin + StyledText("  ")
    let story = row.story.map { layout.paragraph($0, after: margin, style: .secondary) } ?? []
    let both = margin + row.points + StyledText("  ") + row.status
    let status =
      both.columns <= layout.width
      ? [both] : [margin + row.points] + layout.paragraph(row.status.plain, after: margin)
    return title(of: row) + story + status
  }

  private struct Row {
    var name: StyledText
    /// The complete title of the exercise.
    var title: String
    /// The name of the story, or nil if the exercise belongs to no story.
    var story: String?
    var kind: StyledText
    var points: StyledText
    var status: StyledText

    /// A margin of blanks with the same width as the name.
    var margin: StyledText { StyledText(String(repeating: " ", count: name.columns)) }
  }

  private func row(of exercise: Exercise, record: Progress.Record, digits: Int) -> Row {
    let number = "\(exercise.id.number)"
    return Row(
      name: StyledText(String(repeating: " ", count: 2 + digits - number.count) + number, .value),
      title: Printable.line(exercise.title),
      story: Self.story(of: exercise),
      kind: StyledText(exercise.kind.rawValue, .secondary),
      points: StyledText(Self.points(of: exercise, record: record), .secondary),
      status: Self.status(of: record)
    )
  }

  /// Returns the learner's points, together with the total of the visible points.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - record: The learner's record; marks from elsewhere may include hidden checks.
  /// - Returns: Two numbers and a word.
  static func points(of exercise: Exercise, record: Progress.Record) -> String {
    let shown = exercise.publicPoints
    return "\(min(record.points, shown))/\(shown) points"
  }

  /// Returns the exercise's story and, if most points are hidden, their number, or nil if there is neither.
  ///
  /// - Parameter exercise: The exercise, such as an exam.
  /// - Returns: The text below the title, or nil if there is none.
  private static func story(of exercise: Exercise) -> String? {
    let hidden = exercise.hiddenChecks.points
    let note = hidden > exercise.publicPoints ? "(\(hidden) hidden)" : nil
    let parts = [exercise.story.map(Printable.line), note].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Returns the status of the learner's progress, including any help used.
  ///
  /// - Parameter record: The learner's record of the exercise.
  /// - Returns: A word, followed by notes.
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
