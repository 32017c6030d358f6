package import Grading
import SceneModel
import SceneText
package import Terminal

/// An operation that merges the results of one class from several machines.
package struct ClassMerging {
  /// Creates an instance that merges results.
  package init() {}

  /// Merges results, and writes one report of all records.
  ///
  /// - Parameters:
  ///   - folders: The folders that `navlab grade --out` has written.
  ///   - errors: The output for missing and duplicate parts.
  ///   - report: A closure that writes the report.
  /// - Returns: The program's exit code: misuse if results are missing or contradict each other.
  /// - Throws: `CommandFailure` if the results cannot be read or do not belong together.
  package func run(
    _ folders: [String],
    errors: any TextOutput,
    report: ([GradingRecord]) throws -> Void
  ) throws(CommandFailure) -> ExitStatus {
    try ClassFailure.translate {
      let parts = try folders.map { folder in
        BatchMerge.Part(
          name: folder,
          manifest: try BatchManifest(in: folder),
          records: try RecordFolder(path: folder).all()
        )
      }
      let merge = try BatchMerge(parts)
      try report(merge.records)
      tell(
        merge.gaps,
        "has no result",
        "have no result",
        "grade it again with --resume",
        to: errors
      )
      tell(
        merge.conflicts,
        "has two results",
        "have two results",
        "NavLab uses the first result",
        to: errors
      )
      tell(
        merge.doubles,
        "was graded twice",
        "were graded twice",
        "NavLab counts each submission once",
        to: errors
      )
      return merge.isWhole ? .success : .misuse
    }
  }

  private func tell(
    _ submissions: [String],
    _ one: String,
    _ many: String,
    _ remedy: String,
    to errors: any TextOutput
  ) {
    guard !submissions.isEmpty else { return }
    let shown = submissions.prefix(5).map(Printable.line).joined(separator: ", ")
    let rest = submissions.count > 5 ? ", …" : ""
    let count = submissions.count
    errors.write(
      SignedLine.signed(
        "\(count) submission\(count == 1 ? " \(one)" : "s \(many)") (\(shown)\(rest)); \(remedy)\n"
      )
    )
  }
}
