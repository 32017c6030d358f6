import SceneText

/// A reporter that writes each record as one line of JSON, in the format that `Docs/Grading.md` describes.
package struct JSONReporter: Reporter, Hashable {
  package init() {}

  package func text(of records: [GradingRecord]) throws -> String {
    try records.map { record in
      Printable.json(String(decoding: try record.json(), as: UTF8.self)) + "\n"
    }
    .joined()
  }
}
