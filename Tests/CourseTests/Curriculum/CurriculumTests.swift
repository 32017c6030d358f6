import FaultCatalogue
import FaultFiles
import Testing

@testable import Course

@Suite("The curriculum")
struct CurriculumTests {
  private func curriculum() throws -> Curriculum {
    let course = try CourseOnDisk(SampleFiles.course)
    try course.write("Docs/Behaviours.tsv", "id\tstar\nNS-01\t★\nNS-02\t\nNS-03\t★\n")
    try course.write(
      "Lessons/sections.yml",
      "- id: 000-1\n  title: A stack\n- id: 000-2\n  title: A tab\n"
    )
    try course.write(
      "Lessons/01-stacks/Lesson.md",
      SampleFiles.lesson.replacing(
        "minutes: 5",
        with: "minutes: 5\nsections: [000-1]\nfaults: [shared-path]"
      )
    )
    try course.write(
      "Exercises/01-there/exercise.yml",
      SampleFiles.exercise.replacing("minutes: 5", with: "minutes: 5\nfaults: [nested-stack]")
    )
    return try Curriculum(course.catalogue)
  }

  @Test("An entry of the catalogue knows its lessons and exercises")
  func entries() throws {
    let curriculum = try curriculum()
    let shared = try FaultFiles.entry("shared-path")
    let nested = try FaultFiles.entry("nested-stack")

    #expect(curriculum.placed(shared).lesson == "01-stacks")
    #expect(curriculum.placed(shared).exercise == nil)
    #expect(curriculum.placed(nested).lesson == nil)
    #expect(curriculum.placed(nested).exercise == "01-there")
    #expect(curriculum.untaughtBehaviours == ["NS-03"])
  }

  @Test("An untaught or unpractised topic is a gap")
  func gaps() throws {
    let gaps = try curriculum().gaps

    #expect(
      gaps.first
        == "no lesson covers the section 000-2 (A tab); add it to the 'sections' of a lesson"
    )
    #expect(!gaps.contains { $0.contains("explains 'shared-path'") })
    #expect(
      gaps.contains(
        "no 'debug' exercise asks learners to fix 'shared-path'; add it to the 'faults' of an exercise"
      )
    )
    // The exercise is of another kind.
    #expect(
      gaps.contains { $0.hasPrefix("no 'debug' exercise asks learners to fix 'nested-stack'") }
    )
    #expect(gaps.last == "Lessons/01-stacks has 1 exercise; add exercises until there are 3")
    #expect(!gaps.contains { $0.contains("'selection-without-tag'") })
    let taught = Fault.all.count { $0.isAboutNavigation }
    #expect(gaps.count == 1 + 2 * taught - 1 + 1)
  }

  @Test("A course without a list of sections has no gaps")
  func noSections() throws {
    let course = try CourseOnDisk(SampleFiles.course)

    #expect(try Curriculum(course.catalogue).gaps == [])
  }

  @Test("The document mentions each lesson, exercise, section and mistake")
  func document() throws {
    let text = CurriculumDocument(try curriculum()).text

    for line in [
      "| [1 Stacks](../Lessons/01-stacks/Lesson.md) | 5 |  | 000-1 | NS-01, NS-02 | "
        + "[shared-path](Rules.md#shared-path) | [1](../Exercises/01-there/Task.md) commands 5′ |",
      "| [1 There](../Exercises/01-there/Task.md) |  | commands | 5 | 1 |  | [nested-stack](Rules.md#nested-stack) |",
      "| 000-2 | A tab |  |",
      "| [shared-path](Rules.md#shared-path) | [1](../Lessons/01-stacks/Lesson.md) |  |",
      "1 of the 2 starred behaviours have a lesson that names them. The others have tests but no lesson: NS-03.",
    ] {
      #expect(text.split(separator: "\n").map(String.init).contains(line), "\(line)")
    }
  }
}
