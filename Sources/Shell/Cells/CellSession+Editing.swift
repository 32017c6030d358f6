import Course
package import LineEditing
import SceneText
import Script

extension CellSession {
  /// Returns the completions for the end of a cell's text.
  ///
  /// - Parameter text: The cell up to the cursor.
  /// - Returns: The matching completions.
  package func completions(for text: String) -> Completions {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let line = String((lines.last ?? "").drop(while: \.isWhitespace))
    let isFirst = lines.dropLast().allSatisfy { $0.trimmed.isEmpty }
    if !isFirst, let cell = Self.cell(text), cell.magic == .app || cell.magic == .check {
      return .none
    }
    if line.hasPrefix("%"), !line.contains(where: \.isWhitespace) {
      return Self.magics(beginning: line, isFirst: isFirst)
    }
    if let word = line.split(separator: " ").first, line.hasPrefix("%"), let magic = Magic(word) {
      return arguments(of: magic, in: String(line.dropFirst(word.count)).trimmed)
    }
    guard let app else {
      let found = Completer(nil, library: .prompt).completions(for: line)
      guard let start = found.first?.range.lowerBound else { return .none }
      return Completions(
        replacing: String(line.dropFirst(start)),
        candidates: found.map { Completions.Candidate($0.text, detail: $0.description) }
      )
    }
    return app.commands.completions(for: line)
  }

  private static func magics(beginning typed: String, isFirst: Bool) -> Completions {
    let fitting = Magic.all.filter { magic in
      if case .cell = magic, !isFirst { false } else { magic.word.hasPrefix(typed) }
    }
    return Completions(
      replacing: typed,
      candidates: fitting.map { Completions.Candidate($0.word, detail: $0.summary) }
    )
  }

  private func arguments(of magic: Magic, in typed: String) -> Completions {
    let names: [String]
    switch magic {
    case .cell(.app): names = guideNames(of: .lesson)
    case .cell(.check), .line(.start), .line(.hint): names = guideNames(of: .exercise)
    case .cell(.predict): names = Prediction.Subject.allCases.map(\.rawValue)
    case .cell(.script), .line: names = []
    }
    return Completions(
      replacing: typed,
      candidates: names.filter { $0.hasPrefix(typed) }.map { Completions.Candidate($0) }
    )
  }

  /// Returns the names of lessons or exercises, or no names if the course cannot be read.
  private func guideNames(of item: CourseItem) -> [String] {
    let catalogue = services.course.catalogue
    return
      (try? item == .lesson ? catalogue.lessonNames() : catalogue.exerciseNames())?
      .map(\.description) ?? []
  }

  /// Returns an explanation of the word at the cursor, or nil if there is none.
  ///
  /// - Parameters:
  ///   - before: The cell up to the cursor.
  ///   - after: The rest of the cell.
  /// - Returns: The explanation as text, or nil if there is none.
  package func inspection(before: String, after: String) -> String? {
    let isBreak: (Character) -> Bool = { $0 == "\n" || $0 == "\r\n" }
    let head = before.split(omittingEmptySubsequences: false, whereSeparator: isBreak).last ?? ""
    let tail = after.prefix { !isBreak($0) }
    let isPart: (Character) -> Bool = { !$0.isWhitespace && !"\"()[],?".contains($0) }
    let end = head.reversed().prefix(while: isPart).count
    let word = String(head.suffix(end)) + tail.prefix(while: isPart)
    let first = (head + tail).split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    for name in [word, first] where !name.isEmpty {
      if let lines = explanation(of: name) { return lines.map(\.plain).joined(separator: "\n") }
    }
    return nil
  }

  /// Returns an explanation of a command, topic or magic word, or nil if there is none.
  func explanation(of name: String) -> [StyledText]? {
    if let magic = Magic(name) {
      return layout.paragraph(magic.synopsis, style: .heading) + layout.paragraph(magic.summary)
    }
    let library = HelpLibrary.prompt
    return library.subject(name).map { HelpText(layout: layout, library: library).lines(for: $0) }
  }

  /// A result of checking whether a cell is ready to run.
  package enum Completeness: String, Hashable, Sendable {
    /// A cell that can be run.
    case complete
    /// A cell that needs more lines.
    case incomplete
    /// A cell with an error that additional lines cannot correct.
    case invalid
  }

  /// Returns the completeness of a cell: complete, incomplete or invalid.
  ///
  /// - Parameter source: The text of the cell.
  /// - Returns: The state of the cell; below a word such as `%%app`, a blank line ends the cell.
  package static func completeness(of source: String) -> Completeness {
    guard let cell = cell(source) else { return .invalid }
    guard let magic = cell.magic else {
      return cell.lines.allSatisfy(isLine) ? .complete : .invalid
    }
    if cell.isBare {
      // A name alone is enough if there is one.
      let isNamed = !cell.argument.isEmpty && (magic == .app || magic == .check)
      return isNamed ? .complete : .incomplete
    }
    return cell.lines.last?.trimmed.isEmpty == true ? .complete : .incomplete
  }

  private static func isLine(_ line: String) -> Bool {
    let text = line.trimmed
    if text.hasPrefix("?") || text.hasSuffix("?") { return true }
    if text.hasPrefix("%") {
      guard case .line? = Magic(text.prefix { !$0.isWhitespace }) else { return false }
      return true
    }
    do throws(ScriptError) {
      _ = try Statement(parsing: line)
      return true
    } catch {
      return false
    }
  }

  /// Returns a cell, or nil if its magic word is unknown.
  private static func cell(_ source: String) -> Cell? {
    do throws(CommandFailure) {
      return try Cell(source)
    } catch {
      return nil
    }
  }
}
