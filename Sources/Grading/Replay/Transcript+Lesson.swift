package import Course
package import Script

extension Transcript {
  /// The commands of a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - lesson: The lesson that the cell stands in.
  /// - Throws: `ContentError` when the cell is no transcript.
  package init(_ cell: NavCell, in lesson: Lesson) throws(ContentError) {
    do throws(ScriptError) {
      try self.init(cell.text, name: lesson.document, firstLine: cell.line)
    } catch {
      throw ContentError([ContentProblem(error)])
    }
  }
}
