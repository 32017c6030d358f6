import Course
import Grading

/// The page of one lesson.
struct LessonPage {
  let course: PublishedCourse
  let index: Int
  let links: SiteLinks

  /// The lesson that the page shows.
  var lesson: Lesson { performance.lesson }

  private var performance: LessonPerformance { course.lessons[index] }

  /// The HTML text of the page.
  var text: String {
    WebPage(
      title: "\(lesson.id.number). \(lesson.title)",
      header: [ways(label: "Lessons", class: nil)],
      main: main,
      version: course.version
    ).text
  }

  private var main: [Markup] {
    var text = LessonMarkup(performance: performance, prose: ProseMarkup(links: links))
    text.showsNotes = course.showsNotes
    let content = text.content
    return [
      .element("h1", [], .text(lesson.title)),
      .element("p", [], .text(lesson.summary)),
      LessonFacts(lesson: lesson, course: course).markup(withExercises: false),
      contents(text.headings),
    ] + content + exercises + [app, ways(label: "Other lessons", class: "ways")]
  }

  private func contents(_ headings: [LessonMarkup.Heading]) -> Markup {
    let places =
      headings + (course.exercises(of: lesson).isEmpty ? [] : [Self.exerciseHeading])
      + [Self.appHeading]
    return .element(
      "nav",
      [.init("class", "contents"), .init("aria-label", "On this page")],
      .element(
        "ul",
        [],
        places.map { heading in
          .element(
            "li",
            [],
            .element("a", [.init("href", "#\(heading.id)")], .text(heading.title))
          )
        }
      )
    )
  }

  private static let exerciseHeading = LessonMarkup.Heading(id: "to-practise", title: "Exercises")
  private static let appHeading = LessonMarkup.Heading(id: "the-app", title: "The whole app")

  private var exercises: [Markup] {
    let exercises = course.exercises(of: lesson)
    guard let first = exercises.first else { return [] }
    let items = exercises.map { exercise in
      Markup.element(
        "li",
        [],
        LessonFacts.line(exercise) + [
          .element("br"), .element("code", [], .text("navlab start \(exercise.id.number)")),
        ]
      )
    }
    return [
      Self.exerciseHeading.markup,
      .element(
        "p",
        [],
        .text("You do the exercises in a terminal, where NavLab checks your work. "),
        .element("code", [], .text("navlab start \(first.id.number)")),
        .text(" shows the first task and copies its files.")
      ),
      .element("ul", [], items),
    ]
  }

  private var app: Markup {
    .element(
      "section",
      [],
      Self.appHeading.markup,
      .element(
        "details",
        [],
        .element("summary", [], .text("App.swift, the app of this lesson")),
        CodeMarkup.block(CodeMarkup.swift(SourceRegion.unmarked(performance.source)))
      )
    )
  }

  private func ways(label: String, class name: String?) -> Markup {
    var ways: [Markup] = []
    if index > 0 { ways.append(way(to: course.lessons[index - 1].lesson, "Before: ")) }
    ways.append(
      .element("a", [.init("href", SiteLinks.index)], .text("All lessons"))
    )
    if index + 1 < course.lessons.count {
      ways.append(way(to: course.lessons[index + 1].lesson, "Next: "))
    }
    let attributes = name.map { [Markup.Attribute("class", $0)] } ?? []
    return .element("nav", attributes + [.init("aria-label", label)], ways)
  }

  private func way(to lesson: Lesson, _ word: String) -> Markup {
    .element(
      "a",
      [.init("href", SiteLinks.page(of: lesson.id))],
      .text("\(word)\(lesson.id.number). \(lesson.title)")
    )
  }
}
