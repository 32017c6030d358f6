import Findings
import Foundation

@testable import NavLint

/// A project of the corpus: its files, and the faults that they have.
struct CorpusProject {
  /// The name of the project.
  let name: String
  /// The files as the linter sees them.
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// The faults.
  private(set) var labels: [Label] = []

  /// A fault of the corpus.
  struct Label: Hashable, CustomStringConvertible {
    let fault: String
    let file: String
    let line: Int

    var description: String { "\(file):\(line) \(fault)" }
  }

  /// The projects in a folder, in the order of their names.
  static func all(in folder: URL) throws -> [CorpusProject] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }
      .sorted()
      .map { file in
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        return CorpusProject(name: String(file.dropLast(4)), text: text)
      }
  }

  /// Reads a project from the text that holds all its files.
  init(name: String, text: String) {
    self.name = name
    var path: String?
    var code = ""
    var line = 0
    for var text in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if text.hasPrefix("// file: ") {
        if let path { files.append((path, Array(code.utf8))) }
        path = String(text.dropFirst("// file: ".count))
        (code, line) = ("", 0)
        continue
      }
      line += 1
      if let path, let sign = text.range(of: "// fault: ") {
        labels += text[sign.upperBound...].split(separator: ", ")
          .map { Label(fault: String($0), file: path, line: line) }
        text = text[..<sign.lowerBound]
      }
      code += text + "\n"
    }
    if let path { files.append((path, Array(code.utf8))) }
  }

  /// Returns the linter's score for the project.
  func score() -> CorpusScore {
    let findings = Linter(configuration: LintConfiguration()).judge(files).findings
    var score = CorpusScore()
    var left = labels
    for label in labels { score.entries[label.fault, default: .init()].faultCount += 1 }
    for finding in findings {
      let line = finding.place.start.line
      let fitting = left.indices.filter {
        left[$0].fault == finding.fault && left[$0].file == finding.place.file
          && abs(left[$0].line - line) <= Self.distance
      }
      if let nearest = fitting.min(by: { abs(left[$0].line - line) < abs(left[$1].line - line) }) {
        left.remove(at: nearest)
        score.entries[finding.fault, default: .init()].foundCount += 1
      } else {
        score.entries[finding.fault, default: .init()].falseCount += 1
        score.wrong.append("\(name): \(finding.place.file):\(line) \(finding.fault)")
      }
    }
    score.missed = left.map { "\(name): \($0)" }
    return score
  }

  /// The distance in lines that a finding may have from its label.
  private static let distance = 2
}
