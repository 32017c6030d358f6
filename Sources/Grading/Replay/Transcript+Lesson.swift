package import Course
package import Script

extension Transcript {
  /// Creates a transcript from the commands of a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - lesson: The lesson that contains the cell.
  /// - Throws: `ContentError` if the cell is not a transcript.
  package init(_ cell: NavCell, in lesson: Lesson) throws(ContentError) {
    do throws(ScriptError) {
      try self.init(cell.text, name: lesson.document, firstLine: cell.line)
    } catch {
      throw ContentError([ContentProblem(error)])
    }
  }
}
