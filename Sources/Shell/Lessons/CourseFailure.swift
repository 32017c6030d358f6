import AppBuilder
import Course

/// The translation of what goes wrong with a course into words and exit codes.
enum CourseFailure {
  /// Does something with a course.
  ///
  /// - Parameter body: What to do.
  /// - Returns: Whatever `body` returns.
  /// - Throws: `CommandFailure` in place of whatever `body` throws.
  static func translate<Result>(_ body: () throws -> Result) throws(CommandFailure) -> Result {
    do {
      return try body()
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as ContentError {
      throw CommandFailure(.misuse, "\(error)")
    } catch let error as UnknownItem {
      throw CommandFailure(.misuse, "navlab: \(error)")
    } catch let error as BuildError {
      throw CommandFailure(error)
    } catch {
      throw CommandFailure(.internalFault, "navlab: a fault of NavLab's own: \(error)")
    }
  }
}
