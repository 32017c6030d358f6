import FaultCatalogue

/// A Markdown document that presents the curriculum.
package struct CurriculumDocument: Hashable, Sendable {
  private let curriculum: Curriculum
  private let answers: [ItemName: AnswerKey]

  /// Creates the document about a curriculum.
  ///
  /// - Parameters:
  ///   - curriculum: The curriculum.
  ///   - answers: The authors' answers to the exercises; without one, the document does not describe how an exercise is
  ///     judged.
  package init(_ curriculum: Curriculum, answers: [ItemName: AnswerKey] = [:]) {
    self.curriculum = curriculum
    self.answers = answers
  }

  /// The text of the document, with a final line feed.
  package var text: String {
    let parts =
      ["# Curriculum", introduction, "## Lessons", lessons, "## Exercises", exercises]
      + (curriculum.terms.topics.map { ["## Topics", topics($0)] } ?? [])
      + (curriculum.terms.sections.map { ["## Sections", sections($0)] } ?? [])
      + (answers.isEmpty ? [] : ["## Criteria", CriteriaTable(curriculum.exercises, answers).text])
      + ["## Mistakes", faults, "## Behaviours", behaviours]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    """
    This document lists the topics of the course, and shows where each is taught and practised. `Scripts/generate` \
    writes this document from the lessons and exercises. Sections come from `Lessons/sections.yml`, and topics from \
    `Lessons/topics.yml`. Behaviours are rows of [Behaviours.tsv](Behaviours.tsv). Mistakes are entries of the \
    catalogue in [Rules.md](Rules.md).

    `navlab dev check` fails if a section has no lesson, or if a topic has neither a lesson nor an exercise. It also \
    fails if no lesson explains a mistake, or if no `debug` exercise asks learners to fix it. Each lesson needs at \
    least three exercises.
    """
  }

  private var lessons: String {
    table(
      ["lesson", "minutes", "builds on", "sections", "behaviours", "mistakes", "exercises"],
      curriculum.lessons.map { lesson in
        [
          link(to: lesson), "\(lesson.minutes)", list(lesson.needs.map { "\($0.number)" }),
          list(lesson.sections), list(lesson.behaviours),
          list(lesson.faults.map(Self.link)),
          list(curriculum.exercises(of: lesson).map(Self.short)),
        ]
      }
    )
  }

  private var exercises: String {
    table(
      ["exercise", "story", "kind", "minutes", "lesson", "topics", "mistakes"],
      curriculum.exercises.map { exercise in
        [
          Self.link(to: exercise), exercise.story ?? "", exercise.kind.rawValue,
          "\(exercise.minutes)", "\(exercise.lesson.number)", list(exercise.topics),
          list(exercise.faults.map(Self.link)),
        ]
      }
    )
  }

  private func topics(_ topics: CourseTopicList) -> String {
    table(
      ["topic", "also called", "lessons", "exercises"],
      topics.topics.map { topic in
        [
          topic.name, list(topic.aliases),
          list(curriculum.lessons(about: topic).map(Self.short)),
          list(curriculum.exercises(about: topic).map(Self.short)),
        ]
      }
    )
  }

  private func sections(_ sections: [CourseTerms.Section]) -> String {
    table(
      ["section", "about", "lessons"],
      sections.map { section in
        [section.id, section.title, list(curriculum.lessons(covering: section).map(Self.short))]
      }
    )
  }

  private var faults: String {
    table(
      ["mistake", "lessons", "exercises"],
      Fault.all.map { fault in
        [
          Self.link(fault.id), list(curriculum.lessons(explaining: fault).map(Self.short)),
          list(curriculum.exercises(practising: fault).map(Self.short)),
        ]
      }
    )
  }

  private var behaviours: String {
    let missing = curriculum.untaughtBehaviours
    let count = curriculum.terms.starredBehaviours.count
    let taught =
      "\(count - missing.count) of the \(count) starred behaviours have a lesson that names them."
    guard !missing.isEmpty else { return taught }
    return "\(taught) The others have tests but no lesson: \(list(missing))."
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  private func link(to lesson: Lesson) -> String {
    "[\(lesson.id.number) \(lesson.title)](../Lessons/\(lesson.id)/Lesson.md)"
  }

  private static func link(to exercise: Exercise) -> String {
    "[\(exercise.id.number) \(exercise.title)](../Exercises/\(exercise.id)/Task.md)"
  }

  private static func short(_ lesson: Lesson) -> String {
    "[\(lesson.id.number)](../Lessons/\(lesson.id)/Lesson.md)"
  }

  private static func short(_ exercise: Exercise) -> String {
    "[\(exercise.id.number)](../Exercises/\(exercise.id)/Task.md) \(exercise.kind.rawValue) \(exercise.minutes)′"
  }

  private static func link(_ fault: String) -> String { "[\(fault)](Rules.md#\(fault))" }
}
