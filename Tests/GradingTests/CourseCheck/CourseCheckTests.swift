import Course
import Grading
import SceneText
import Testing

@Suite("The check of a course", .serialized)
struct CourseCheckTests {
  private func check(_ folder: String) throws -> String {
    let builder = try BuiltProducts.builder()
    let check = CourseCheck(
      catalogue: Catalogue(path: folder),
      grader: .confined(builder),
      replay: LessonReplay(builder: builder)
    )
    let text = CourseCheckText()
    let findings = try check.run { _ in }
    return (findings.flatMap(text.lines) + [text.summary(of: findings)])
      .map { $0.plain.replacing("\(folder)/", with: "") }
      .joined(separator: "\n")
  }

  @Test("All kinds of mistakes in a course are reported")
  func badCourse() throws {
    #expect(
      try check("\(BuiltProducts.repository)/Tests/Fixtures/course") == """
        ok    Lessons/01-doors: 2 commands print what the lesson says
        FAIL  Lessons/02-lies
              Lessons/02-lies/Lesson.md:13:1: 'expect path [1]' prints something else; --record \
        writes down what it prints
                | - ok  path [1, 2]
                | + ok  path [1]
        ok    Exercises/01-good: the starter fails, the solution and 2 alternatives pass, 3 mutants \
        are caught
                1 inside  2 shallow
                        1 2
                Starter x x
                deep    x K
                home    K x
                nothing K x
        FAIL  Exercises/02-broken
              Solution: does not compile: App.swift:8:5: error: cannot find \
        'WindowGroop' in scope
              Alternatives/two: holds no app
              Mutants/c is not judged by 'inside': does not compile: App.swift:10:41: error: cannot \
        find 'one' in scope
              remark: no mutant is caught by 'shallow'; add one, or say in 'no-mutant'
                why there is none
                1 inside  2 shallow
                        1 2
                Starter x .
                a       K .
                b       K .
                c       ! -
        FAIL  Exercises/03-wrong
              exercise.yml: 'allow' names 'jump', which is not a command
              Starter: the app passes every check, so there is nothing to do
              Starter: no file has a TODO, so a learner cannot see where to begin; add a TODO
              Solution does not pass 'inside': checks.nav:2: expected screen "Room 1", saw screen \
        "Room 2"
              Solution does not pass 'shallow': checks.nav:5: expected path count 1, saw path count \
        2, path [1, 2]
              Alternatives/lost: answer.nav:1: no button, link or other control "Door 9" here; did \
        you mean "Door 1"?
              Mutants/lost is not judged by 'inside': answer.nav:1: no button, link or other \
        control "Door 9" here; did you mean "Door 1"?
              Mutants/right is not caught by 'inside'; no check catches it
              remark: no mutant is caught by 'shallow'; add one, or say in 'no-mutant'
                why there is none
                1 inside  2 shallow
                        1 2
                Starter . .
                lost    ! -
                other   K x
                right   ! .
        FAIL  Exercises/04-unlisted
              Exercises/04-unlisted/notes.txt: this is not part of the exercise; remove it, \
        or rename it
              Exercises/04-unlisted/Solution/extra.nav: this is not part of the exercise; \
        remove it, or rename it
        4 of 6 lessons, exercises and demos have problems.
        """
    )
  }
}
