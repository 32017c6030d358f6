package import LineEditing

extension LineReadingError {
  /// Returns a one-line message with the fault, its position and the advice.
  ///
  /// - Parameters:
  ///   - name: The name of the source of the lines.
  ///   - line: The number of the line, counted from 1.
  /// - Returns: The message.
  package func message(in name: String, line: Int) -> String {
    switch self {
    case .notUTF8(let column):
      "\(name):\(line):\(column): the line is not UTF-8 text; save it as UTF-8"
    case .tooLong(let limit):
      "\(name):\(line):1: the line is longer than \(limit / 1024) KB; write one command on each line"
    case .unreadable(let reason):
      "\(name):\(line):1: the input cannot be read: \(reason)"
    }
  }

  /// The fault to report for a typed line, or nil if no more lines can be read.
  var complaint: CommandFault? {
    switch self {
    case .notUTF8(let column):
      CommandFault(
        .misuse,
        "the line was skipped: character \(column) is not UTF-8; set the terminal to UTF-8"
      )
    case .tooLong(let limit):
      CommandFault(
        .misuse,
        "the line was skipped: it is longer than \(limit / 1024) KB; write one command on each line"
      )
    case .unreadable: nil
    }
  }
}
