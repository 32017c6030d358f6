import Course
import Grading

/// The page with all lessons, their subjects, their prerequisites and their exercises.
struct CourseMapPage {
  let course: PublishedCourse

  /// The HTML text of the page.
  var text: String {
    WebPage(title: Self.title, header: [], main: main, version: course.version).text
  }

  /// The title of the page.
  static let title = "SwiftUI navigation"

  private var main: [Markup] {
    let minutes = course.lessons.reduce(0) { $0 + $1.lesson.minutes }
    let exercises = course.exercises.count
    let facts =
      "\(Self.count(course.lessons.count, "lesson")), about \(Self.hours(minutes)) of reading and practice, and "
      + "\(Self.count(exercises, "exercise")). In a terminal, "
    return [
      .element("h1", [], .text(Self.title)),
      .element(
        "p",
        [],
        .text(facts),
        .element("code", [], .text("navlab learn 1")),
        .text(" plays the first lesson with an app that runs.")
      ),
      .element("ol", [.init("class", "lessons")], course.lessons.map(item)),
      .element(
        "p",
        [],
        .element("a", [.init("href", SiteLinks.faults)], .text(FaultsPage.title)),
        .text(" in navigation code, each with a wrong and a right app.")
      ),
    ]
  }

  private func item(_ performance: LessonPerformance) -> Markup {
    let lesson = performance.lesson
    let title = Markup.element(
      "a",
      [.init("href", SiteLinks.page(of: lesson.id))],
      .text("\(lesson.id.number). \(lesson.title)")
    )
    let facts = LessonFacts(lesson: lesson, course: course)
    return .element(
      "li",
      [.init("id", "lesson-\(lesson.id.number)")],
      .element("h2", [], title),
      .element("p", [], .text(lesson.summary)),
      facts.markup(withExercises: true)
    )
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func hours(_ minutes: Int) -> String {
    guard minutes >= 90 else { return count(minutes, "minute") }
    return count((minutes + 30) / 60, "hour")
  }
}
