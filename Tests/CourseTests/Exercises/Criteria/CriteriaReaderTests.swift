import Testing

@testable import Course

@Suite("Reading criteria")
struct CriteriaReaderTests {
  private func reading(
    _ criteria: String,
    task: String = "Go to the detail.\n"
  ) throws -> (
    course: Exercise?, problems: String
  ) {
    var files = SampleFiles.course
    files["Exercises/01-there/exercise.yml"] = SampleFiles.exercise + "\n" + criteria + "\n"
    files["Exercises/01-there/Task.md"] = task
    let course = try CourseOnDisk(files)
    let name = try course.name("01-there")
    let problems = course.problems { _ = try $0.exercise(name) }
    return (problems == "no problem" ? try course.catalogue.exercise(name) : nil, problems)
  }

  @Test("Criteria name checks or a person, and the rest of the task is background")
  func whole() throws {
    let (exercise, _) = try reading(
      """
      criteria:
        - id: there
          says: Go to the detail.
          checks: [arrives, clean]
        - id: neat
          says: Be neat.
          judged-by: teacher
        - id: calm
          says: Do not run.
          judged-by: learner
      background: [It is there.]
      """,
      task: "It is there. Go to the detail.\nBe neat. Do not run.\n"
    )
    let read = try #require(exercise)
    #expect(
      read.criteria == [
        Exercise.Criterion(
          id: "there",
          says: "Go to the detail.",
          judge: .checks(["arrives", "clean"])
        ),
        Exercise.Criterion(id: "neat", says: "Be neat.", judge: .person(.teacher)),
        Exercise.Criterion(id: "calm", says: "Do not run.", judge: .person(.learner)),
      ]
    )
    #expect(CriteriaReview(read).problems == [])
    let contract = read.contract.markdown
    #expect(
      contract.contains(
        "No check covers this, but a person who reads your work may judge it:\n\n- Be neat.\n"
      )
    )
    #expect(contract.contains("No check covers this; it is up to you:\n\n- Do not run.\n"))
  }

  @Test("Wrong checks, wrong judges and duplicate ids are reported with their places")
  func wrong() throws {
    #expect(
      try reading(
        """
        criteria:
          - id: there
            says: Go
            checks: [arives]
          - id: there
            says: Go
            judged-by: nobody
          - id: both
            says: Go
            checks: [clean]
            judged-by: teacher
          - id: Not An Id
            says: Go
            checks: []
        """
      ).problems == """
        Exercises/01-there/exercise.yml:25:14: the exercise has no check 'arives'; its checks are arrives, clean
        Exercises/01-there/exercise.yml:28:16: judged-by 'nobody' is not known; use 'teacher' or 'learner'
        Exercises/01-there/exercise.yml:29:5: a criterion needs either 'checks: [NAME, …]' or 'judged-by: teacher'; \
        write one of the two
        Exercises/01-there/exercise.yml:35:13: 'checks' is empty; name a check, or write 'judged-by: teacher'
        """
    )
  }

  @Test("A review names unlisted duties, unquoted parts, and checks without a criterion")
  func review() throws {
    let (exercise, _) = try reading(
      """
      criteria:
        - id: there
          says: Go to the moon.
          checks: [arrives]
      """
    )
    #expect(
      CriteriaReview(try #require(exercise)).problems == [
        "exercise.yml: Task.md does not say 'Go to the moon.'; quote the task word for word, within one paragraph",
        "exercise.yml: no criterion quotes 'Go to the detail.'; add one, or quote the passage in "
          + "'background' if it requires nothing",
        "exercise.yml: the check 'clean' covers no criterion; name it in the 'checks' of a criterion",
      ]
    )
  }
}
