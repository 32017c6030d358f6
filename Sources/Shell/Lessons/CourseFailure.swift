import AppBuilder
import Course
import SceneText
import Script

/// A translator of errors in a course into messages and exit codes.
enum CourseFailure {
  /// Performs an action on a course, and translates the action's errors.
  ///
  /// - Parameter body: The code to run.
  /// - Returns: The result of `body`.
  /// - Throws: `CommandFailure` in place of any error of `body`.
  static func translate<Result>(_ body: () throws -> Result) throws(CommandFailure) -> Result {
    do {
      return try body()
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as ContentError {
      throw CommandFailure(.misuse, "\(error)")
    } catch let error as UnknownItem {
      throw CommandFailure(.misuse, saying: "\(message(for: error))")
    } catch let error as BuildError {
      throw CommandFailure(error)
    } catch {
      throw CommandFailure(.internalFault, saying: "a fault in NavLab: \(error)")
    }
  }

  /// Returns a message that lists similar names, or all names if they are few, or else the command that shows them.
  private static func message(for error: UnknownItem) -> String {
    let names = error.known.map(\.description)
    let query = Printable.line(String(error.query.prefix(40)))
    let missing = "there is no \(error.kind.rawValue) '\(query)'"
    guard !names.isEmpty else { return "\(missing); there are no \(error.kind.rawValue)s yet" }
    // A short name that was typed may stand for the folder's name.
    let meant = Spelling(error.known.map(\.slug)).suggestions(for: error.query)
    let likely = error.known.filter { meant.contains($0.slug) }.map(\.description)
    let close = likely.isEmpty ? Spelling(names).suggestions(for: error.query) : likely
    if let last = close.last {
      let others = close.dropLast().map { "'\($0)', " }.joined()
      return "\(missing); did you mean \(close.count > 1 ? "\(others)or " : "")'\(last)'?"
    }
    guard names.count > longestList else {
      return "\(missing); choose one of \(names.joined(separator: ", "))"
    }
    let numbers = error.known.map(\.number)
    let range = "they are numbered \(numbers.min() ?? 0) to \(numbers.max() ?? 0)"
    return
      "\(missing); \(range)\(error.kind == .exercise ? ", and 'navlab list' shows their names" : "")"
  }

  /// The maximum number of names in a list.
  private static let longestList = 6
}
