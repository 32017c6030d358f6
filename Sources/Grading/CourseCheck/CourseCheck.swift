import AppBuilder
package import Course

/// A proof that a course's lessons replay as written, and that its exercises accept right answers and reject wrong
/// ones.
package struct CourseCheck: Sendable {
  private let catalogue: Catalogue
  private let grader: Grader
  private let replay: LessonReplay
  private let selection: CourseSelection

  /// Creates a check of a course.
  ///
  /// - Parameters:
  ///   - catalogue: The course.
  ///   - grader: The grader that judges the answers.
  ///   - replay: The player of the lessons.
  ///   - selection: The selected lessons and exercises; all unless given.
  package init(
    catalogue: Catalogue,
    grader: Grader,
    replay: LessonReplay,
    selection: CourseSelection = CourseSelection()
  ) {
    self.catalogue = catalogue
    self.selection = selection
    self.grader = grader
    self.replay = replay
  }

  /// Checks the selected lessons and exercises, except exercises without solutions, and returns the findings.
  ///
  /// - Parameters:
  ///   - jobs: The number of lessons and exercises to check in parallel.
  ///   - report: A closure called with each finding in order, as soon as all earlier ones are available.
  /// - Returns: All findings.
  /// - Throws: The error that prevents any check, such as a missing toolchain.
  package func run(jobs: Int = 1, report: (CourseFinding) -> Void) throws -> [CourseFinding] {
    var findings: [CourseFinding] = []
    func add(_ finding: CourseFinding) {
      findings.append(finding)
      report(finding)
    }
    try prepare()
    let lessons = try names("Lessons", add, catalogue.lessonNames)
      .filter { selection.includes($0, in: .lessons) }.map(Subject.lesson)
    let exercises = try names("Exercises", add, catalogue.exerciseNames)
      .filter { catalogue.holdsSolutions && selection.includes($0, in: .exercises) }
      .map(Subject.exercise)
    try OrderedWork(items: lessons + exercises, jobs: jobs, make: finding).run(take: add)
    if selection.isEverything { try curriculum().map(add) }
    return findings
  }

  /// A part of the course that is checked separately.
  private enum Subject: Sendable {
    case lesson(ItemName)
    case exercise(ItemName)
  }

  private func finding(of subject: Subject) throws -> CourseFinding {
    switch subject {
    case .lesson(let name): try finding("Lessons/\(name)") { try checkLesson(name) }
    case .exercise(let name): try finding("Exercises/\(name)") { try checkExercise(name) }
    }
  }

  /// Returns the finding about the coverage of the subjects, or nil if the course does not declare its subjects.
  private func curriculum() throws -> CourseFinding? {
    do throws(ContentError) {
      let curriculum = try Curriculum(catalogue)
      guard let count = curriculum.terms.sections?.count else { return nil }
      return CourseFinding(
        subject: "Curriculum",
        proof: "lessons and exercises cover \(count) sections and all mistakes in the catalogue",
        problems: curriculum.gaps
      )
    } catch {
      // Unreadable entries have already been reported.
      return nil
    }
  }

  /// Prepares the linter before the first check, if any exercise needs it.
  private func prepare() throws {
    guard catalogue.holdsSolutions else { return }
    // Mistakes in the exercises are reported in their turn.
    for name in (try? catalogue.exerciseNames()) ?? []
    where selection.includes(name, in: .exercises) {
      guard let exercise = try? catalogue.exercise(name) else { continue }
      try grader.prepare(for: exercise)
    }
  }

  private typealias Proof = (
    summary: String, problems: [String], remarks: [String], matrix: KillMatrix?
  )

  private func checkLesson(_ name: ItemName) throws -> Proof {
    let lesson = try catalogue.lesson(name, terms: catalogue.terms())
    let proof = LessonProof(replay: replay, lesson: lesson)
    return (try proof.summary(), try proof.problems(), [], nil)
  }

  private func checkExercise(_ name: ItemName) throws -> Proof {
    let exercise = try catalogue.exercise(name, topics: catalogue.topics())
    let key = try AnswerKey.read(for: exercise)
    var proof = ExerciseProof(grader: grader, exercise: exercise, key: key)
    let problems = try proof.problems()
    return (proof.summary, problems, proof.remarks, proof.matrix)
  }

  /// Returns the names of a kind of content, or reports a bad folder as a finding and returns an empty array.
  private func names(
    _ subject: String,
    _ add: (CourseFinding) -> Void,
    _ read: () throws(ContentError) -> [ItemName]
  ) throws -> [ItemName] {
    do throws(ContentError) {
      return try read()
    } catch {
      add(CourseFinding(subject: subject, problems: lines(of: error)))
      return []
    }
  }

  /// Returns the finding of a check, reporting bad content as a problem.
  private func finding(_ subject: String, _ check: () throws -> Proof) throws -> CourseFinding {
    do {
      let proof = try check()
      return CourseFinding(
        subject: subject,
        proof: proof.summary,
        problems: proof.problems,
        remarks: proof.remarks,
        matrix: proof.matrix
      )
    } catch let error as ContentError {
      return CourseFinding(subject: subject, problems: lines(of: error))
    }
  }

  private func lines(of error: ContentError) -> [String] {
    error.problems.map(\.description)
  }
}
