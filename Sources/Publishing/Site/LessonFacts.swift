import Course
import Grading

/// The facts that are shown at the beginning of a lesson.
struct LessonFacts {
  let lesson: Lesson
  let course: PublishedCourse

  /// Returns the markup of the facts as a list of terms.
  ///
  /// - Parameter withExercises: Whether to include the exercises.
  /// - Returns: The list.
  func markup(withExercises: Bool) -> Markup {
    var facts: [(String, [Markup])] = [("Time", [.text("\(lesson.minutes) minutes")])]
    if !lesson.goals.isEmpty {
      facts.append(("Afterwards you can", [list(lesson.goals.map { [.text($0)] })]))
    }
    if !lesson.needs.isEmpty { facts.append(("Builds on", [list(lesson.needs.map(link))])) }
    let following = course.lessons.map(\.lesson).filter { $0.needs.contains(lesson.id) }
    if !following.isEmpty { facts.append(("Leads to", [list(following.map { link($0.id) })])) }
    let exercises = course.exercises(of: lesson)
    if withExercises, !exercises.isEmpty {
      facts.append(("Exercises", [list(exercises.map(Self.line))]))
    }
    return .element(
      "dl",
      [.init("class", "facts")],
      facts.flatMap { [.element("dt", [], .text($0)), .element("dd", [], $1)] }
    )
  }

  /// Returns the markup of a line that describes an exercise.
  static func line(_ exercise: Exercise) -> [Markup] {
    [
      .text("\(exercise.id.number). \(exercise.title) "),
      .element(
        "span",
        [.init("class", "quiet")],
        .text("(\(exercise.kind.rawValue), \(exercise.minutes) min)")
      ),
    ]
  }

  private func list(_ items: [[Markup]]) -> Markup {
    .element("ul", [], items.map { .element("li", [], $0) })
  }

  private func link(_ name: ItemName) -> [Markup] {
    guard let lesson = course.lessons.first(where: { $0.lesson.id == name })?.lesson else {
      return [.text("\(name)")]
    }
    return [
      .element(
        "a",
        [.init("href", SiteLinks.page(of: name))],
        .text("\(name.number). \(lesson.title)")
      )
    ]
  }
}
