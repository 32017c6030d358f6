import Publishing

/// A format of exported lessons.
package enum ExportForm: String, CaseIterable, Hashable, Sendable {
  /// Web pages for a browser.
  case site
  /// Jupyter notebooks.
  case notebooks

  /// Returns the files of an export.
  ///
  /// - Parameters:
  ///   - course: The course to publish.
  ///   - play: A closure that runs the cells of a notebook and returns the outputs of each.
  /// - Returns: The files.
  /// - Throws: An error inside NavLab.
  func files(
    of course: PublishedCourse,
    play: @escaping ([String]) throws -> [[CellOutput]]
  ) throws -> [PublishedFile] {
    switch self {
    case .site: CourseSite(course).files
    case .notebooks: try CourseNotebooks(course, play: play).files()
    }
  }

  /// The noun that describes all files of the export.
  var noun: String {
    switch self {
    case .site: "pages"
    case .notebooks: "notebooks and apps"
    }
  }
}
