import FaultCatalogue

extension Curriculum {
  /// The subjects that nothing teaches or practises, or an empty array for a course without a list of subjects.
  package var gaps: [String] {
    guard let sections = terms.sections else { return [] }
    return sections.compactMap(gap) + Fault.all.flatMap(gaps) + lessons.compactMap(gap)
      + (terms.topics?.topics ?? []).compactMap(gap)
  }

  /// The minimum number of exercises for a lesson.
  private static let fewestExercises = 3

  private func gap(of section: CourseTerms.Section) -> String? {
    guard lessons(covering: section).isEmpty else { return nil }
    return "no lesson covers the section \(section.id) (\(section.title));"
      + " add it to the 'sections' of a lesson"
  }

  private func gap(of topic: CourseTopic) -> String? {
    guard lessons(about: topic).isEmpty, exercises(about: topic).isEmpty else { return nil }
    return
      "no lesson and no exercise is about '\(topic.name)'; add it to the 'topics' of a lesson or an exercise"
  }

  private func gaps(of fault: Fault) -> [String] {
    guard fault.isAboutNavigation else { return [] }
    var gaps: [String] = []
    if lessons(explaining: fault).isEmpty {
      gaps.append("no lesson explains '\(fault.id)'; add it to the 'faults' of a lesson")
    }
    if !exercises(practising: fault).contains(where: { $0.kind == .debug }) {
      gaps.append(
        "no 'debug' exercise asks learners to fix '\(fault.id)'; add it to the 'faults' of an exercise"
      )
    }
    return gaps
  }

  private func gap(of lesson: Lesson) -> String? {
    // The tour shows the lab and teaches no skill that could be practised.
    guard lesson.id.number > 0 else { return nil }
    let count = exercises(of: lesson).count
    guard count < Self.fewestExercises else { return nil }
    return "Lessons/\(lesson.id) has \(count) exercise\(count == 1 ? "" : "s");"
      + " add exercises until there are \(Self.fewestExercises)"
  }
}
