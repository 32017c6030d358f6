package import Findings
import Foundation

/// The files that are changed by fixes for findings, with their texts before and after.
package struct FixedFiles: Hashable, Sendable {
  /// The changed files, in the order of their paths.
  package private(set) var files: [File] = []
  /// The number of fixes postponed to the next run because another fix changes the same lines.
  package private(set) var refusedCount = 0
  /// The reasons why files could not be fixed.
  package private(set) var problems: [LintProblem] = []

  /// A file with its text before and after the fixes.
  package struct File: Hashable, Sendable {
    /// The path of the file.
    package var path: String
    /// The text before the fixes.
    package var old: String
    /// The text after the fixes.
    package var new: String
    /// The number of fixes that were applied.
    package var fixCount: Int
  }

  /// Creates the fixed files by applying the fixes of findings in memory.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - contents: A closure that reads a file, or returns nil if it can no longer be read.
  package init(of findings: [Finding], contents: (String) -> [UInt8]?) {
    let byFile = Dictionary(grouping: findings.filter { $0.fix != nil }, by: \.place.file)
    for (path, findings) in byFile.sorted(by: { $0.key < $1.key }) {
      // Bytes that are not text would be changed.
      guard let bytes = contents(path), let old = String(validating: bytes, as: UTF8.self) else {
        let message = "the file is not UTF-8, so NavLab did not fix it"
        problems.append(LintProblem(file: path, message: message, extent: .part))
        continue
      }
      let result = FixApplication(findings.compactMap(\.fix), to: bytes)
      refusedCount += result.refused.count
      let new = String(decoding: result.bytes, as: UTF8.self)
      if new != old {
        files.append(File(path: path, old: old, new: new, fixCount: result.applied.count))
      }
    }
  }

  /// The differences of all files, in the format of `diff -u`.
  package var difference: [String] {
    files.flatMap { UnifiedDiff(path: $0.path, old: $0.old, new: $0.new).lines }
  }

  /// Writes the fixed files, each of them atomically.
  ///
  /// - Throws: `CommandFailure` for the first file that cannot be written; that file is not changed.
  package func write() throws(CommandFailure) {
    for file in files {
      do {
        try WholeFile(path: file.path).write(file.new, replacing: true)
      } catch {
        throw CommandFailure(.misuse, "\(file.path): the file cannot be fixed: \(error.reason)")
      }
    }
  }
}
