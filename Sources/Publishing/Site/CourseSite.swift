import Course
import Grading

/// The course as a static site, with a map of lessons, a page for each lesson, and the catalogue of mistakes.
package struct CourseSite: Hashable, Sendable {
  private let course: PublishedCourse

  /// Creates a site for a course.
  ///
  /// - Parameter course: The course to publish.
  package init(_ course: PublishedCourse) {
    self.course = course
  }

  /// The files of the site, whose content depends only on the course.
  package var files: [PublishedFile] {
    let links = SiteLinks(lessons: course.lessons.map(\.lesson.id))
    let map = PublishedFile(name: SiteLinks.index, text: CourseMapPage(course: course).text)
    let faults = FaultsPage(faults: course.faults, version: course.version)
    return [map, PublishedFile(name: SiteLinks.faults, text: faults.text)]
      + course.lessons.indices.map { index in
        let page = LessonPage(course: course, index: index, links: links)
        return PublishedFile(name: SiteLinks.page(of: page.lesson.id), text: page.text)
      }
  }
}
