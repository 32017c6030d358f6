import Course
import Dispatch
import Findings
import Foundation
import SceneModel
import SceneText
import Shell
import Synchronization
import Terminal

extension Composition {
  /// Returns the linter's configuration for a project.
  ///
  /// - Parameters:
  ///   - file: The configuration file, or nil to search for one.
  ///   - path: The file or folder to check, in whose parent folders the configuration is searched for.
  /// - Returns: The configuration; the default if there is no file.
  /// - Throws: `CommandFailure` with all mistakes in the file.
  static func lintConfiguration(
    _ file: String?,
    for path: String
  ) throws(CommandFailure) -> LintConfiguration {
    let absolute =
      path.hasPrefix("/") ? path : "\(ProcessEnvironment.currentFolder())/\(path)"
    guard let file = file ?? LintConfigurationReader.file(for: absolute) else {
      return LintConfiguration()
    }
    do {
      return try LintConfigurationReader.read(file)
    } catch {
      throw CommandFailure(.misuse, error.description)
    }
  }

  /// Returns the folders of unsolved exercises, after telling the user that they are left out.
  ///
  /// - Returns: The names of the folders.
  /// - Throws: `CommandFailure` if the course or the progress cannot be read.
  func foldersToLeaveAlone() throws -> [String] {
    guard progressFile != nil else { return [] }
    let folders = try actions().unsolvedFolders()
    guard let first = folders.first else { return [] }
    let count = folders.count == 1 ? "an exercise that is" : "\(folders.count) exercises that are"
    errors.write(
      SignedLine.signed(
        "\(count) not solved yet \(folders.count == 1 ? "is" : "are") left out; to check one, name it, as in: "
          + "navlab lint \(first)\n"
      )
    )
    return folders
  }

  /// Returns whether one of an app's files belongs to an exercise that the user has not solved.
  private func isUnsolvedWork(_ paths: [String]) -> Bool {
    guard progressFile != nil else { return false }
    let folder = ProcessEnvironment.currentFolder()
    do {
      let actions = try actions()
      return try paths.contains {
        try actions.isUnsolvedWork($0.hasPrefix("/") ? $0 : "\(folder)/\($0)")
      }
    } catch {
      // An app can be opened even if the course cannot be read.
      return false
    }
  }

  /// Writes the findings in the given format.
  ///
  /// - Parameters:
  ///   - outcome: The findings.
  ///   - format: The format.
  /// - Throws: `CommandFailure` if the format cannot be written, which is an error inside NavLab.
  func write(_ outcome: LintOutcome, as format: LintFormat) throws(CommandFailure) {
    do {
      if let text = try format.write(outcome, version: Navlab.version, faults: faults) {
        return output.write(text)
      }
    } catch {
      throw CommandFailure(.internalFault, saying: "NavLab cannot write the findings: \(error)")
    }
    let files = SourceShelf()
    canvas.draw(FindingsText(layout: canvas.layout) { files.lines(of: $0) }.lines(outcome))
  }

  /// Applies the available fixes, or shows the differences that they would make.
  ///
  /// - Parameters:
  ///   - outcome: The findings.
  ///   - isWritten: Whether to change files, rather than only showing the difference.
  /// - Throws: `CommandFailure` if a file cannot be written.
  func mend(_ outcome: LintOutcome, writing isWritten: Bool) throws(CommandFailure) {
    let fixed = FixedFiles(of: outcome.findings) { path in
      FileManager.default.contents(atPath: path).map { Array($0) }
    }
    for problem in fixed.problems { errors.write("\(problem.file): \(problem.message)\n") }
    guard isWritten else {
      return canvas.draw(fixed.difference.map { StyledText($0, Self.style(ofDiff: $0)) })
    }
    try fixed.write()
    for file in fixed.files {
      errors.write(
        "\(file.path): fixed in \(file.fixCount == 1 ? "one place" : "\(file.fixCount) places")\n"
      )
    }
    if fixed.refusedCount > 0 {
      errors.write(
        SignedLine.signed(
          "\(fixed.refusedCount) more can be fixed; run 'navlab lint --fix' again\n"
        )
      )
    }
  }

  /// Checks an app's files in the background of a conversation, if the linter is built.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - remarks: The place for the findings.
  ///   - layout: The layout width and character set.
  ///   - wake: A closure called on another thread when there are findings.
  func lint(
    _ paths: [String],
    leavingRemarksAt remarks: Remarks,
    _ layout: TextLayout,
    wake: @escaping @Sendable () -> Void
  ) {
    let linter = linter
    // The tour is NavLab's own, and every user's first app.
    guard let first = paths.first, paths != [installation.tourApp], linter.path != nil,
      !isUnsolvedWork(paths)
    else { return }
    DispatchQueue.global(qos: .utility).async {
      do {
        let configuration = try Self.lintConfiguration(nil, for: first)
        let request = LintRequest(paths: paths, configuration: configuration)
        remarks.leave(FindingsText.brief(try linter.judge(request), layout))
        if !remarks.isEmpty { wake() }
      } catch {
        remarks.leave([
          StyledText(
            "the linter could not check the files; run 'navlab lint' to see why",
            .secondary
          )
        ]
        )
        wake()
      }
    }
  }

  private static func style(ofDiff line: String) -> Style {
    switch line.first {
    case "+": .added
    case "-": .removed
    case "@": .secondary
    default: .plain
    }
  }
}

/// A reader that provides source lines for findings and caches the most recent file.
private final class SourceShelf: Sendable {
  private let last = Mutex<(path: String, lines: SourceLines)?>(nil)

  func lines(of path: String) -> SourceLines? {
    last.withLock { last in
      if let last, last.path == path { return last.lines }
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let lines = SourceLines(Array(data))
      last = (path, lines)
      return lines
    }
  }
}
