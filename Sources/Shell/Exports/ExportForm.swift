import Publishing

/// The forms in which the lessons leave the terminal.
package enum ExportForm: String, CaseIterable, Hashable, Sendable {
  /// Pages for a browser.
  case site
  /// Jupyter notebooks.
  case notebooks

  /// The files of an export.
  ///
  /// - Parameter course: What is published.
  /// - Returns: The files.
  /// - Throws: An error when they cannot be made, which is a fault of NavLab.
  func files(of course: PublishedCourse) throws -> [PublishedFile] {
    switch self {
    case .site: CourseSite(course).files
    case .notebooks: try CourseNotebooks(course).files()
    }
  }

  /// What the files are called together.
  var noun: String {
    switch self {
    case .site: "pages"
    case .notebooks: "notebooks and apps"
    }
  }
}
