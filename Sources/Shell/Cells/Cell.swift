import Foundation
import SceneText

/// A cell of a notebook, which consists of an optional magic word and lines.
struct Cell: Hashable {
  /// The magic word at the top of the cell, or nil if there is none.
  let magic: Magic.CellWord?
  /// The text that follows the magic word on its line.
  let argument: String
  /// The lines below the magic word, or all lines if there is no magic word.
  let lines: [String]
  /// The number of the cell's lines that precede `lines`.
  let offset: Int

  /// Creates a cell from its text.
  ///
  /// - Parameter source: The text of the cell.
  /// - Throws: `CommandFailure` if the word at the top is unknown.
  init(_ source: String) throws(CommandFailure) {
    let all = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
    guard let first = all.firstIndex(where: { !$0.trimmed.isEmpty }),
      all[first].trimmed.hasPrefix("%%")
    else {
      magic = nil
      argument = ""
      lines = all
      offset = 0
      return
    }
    let head = all[first].trimmed
    let word = head.prefix { !$0.isWhitespace }
    guard case .cell(let found)? = Magic(word) else { throw Self.unknown(word) }
    magic = found
    argument = String(head.dropFirst(word.count)).trimmed
    lines = Array(all[(first + 1)...])
    offset = first + 1
  }

  /// A Boolean value that indicates whether all lines below the magic word are blank.
  var isBare: Bool { lines.allSatisfy { $0.trimmed.isEmpty } }

  /// The lines below the magic word, preceded by blank lines to preserve the line numbers in messages.
  var text: String {
    String(repeating: "\n", count: offset) + lines.joined(separator: "\n") + "\n"
  }

  /// Returns the files in the cell, where a comment such as `// file: NAME` begins another file.
  ///
  /// - Parameter first: The name of the first file.
  /// - Returns: The names and texts; each line keeps its number in the cell.
  /// - Throws: `CommandFailure` for a name outside the folder, or one that occurs twice.
  func files(beginningWith first: String) throws(CommandFailure) -> [(name: String, text: String)] {
    var files: [(name: String, lines: [String])] = [
      (first, Array(repeating: "", count: offset))
    ]
    for (index, line) in lines.enumerated() {
      guard let name = Self.fileName(in: line) else {
        files[files.count - 1].lines.append(line)
        continue
      }
      guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/"), !name.contains("\0") else {
        throw CommandFailure(
          .misuse,
          saying:
            "'\(Printable.line(name))' is not a valid file name; write a name without '/' that does not begin with "
            + "'.', as in: // file: Router.swift"
        )
      }
      // A cell may begin with the name of its first file.
      if files.count == 1, files[0].lines.allSatisfy({ $0.trimmed.isEmpty }) { files = [] }
      guard !files.contains(where: { $0.name == name }) else {
        throw CommandFailure(
          .misuse,
          saying: "the file '\(name)' appears twice in the cell; join the two parts"
        )
      }
      files.append((name, Array(repeating: "", count: offset + index + 1)))
    }
    return files.map { ($0.name, $0.lines.joined(separator: "\n") + "\n") }
  }

  private static func fileName(in line: String) -> String? {
    line.trimmed.wholeMatch(of: /(?:\/\/|#) *file: *(.*)/).map { String($0.1).trimmed }
  }

  /// Returns the error for an unknown magic word.
  static func unknown(_ word: some StringProtocol) -> CommandFailure {
    let known = Magic.all.map(\.word).joined(separator: ", ")
    return CommandFailure(
      .misuse,
      saying: "there is no '\(Printable.line(String(word)))'; use one of: \(known)"
    )
  }
}

extension StringProtocol {
  /// The text without leading and trailing white space.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
