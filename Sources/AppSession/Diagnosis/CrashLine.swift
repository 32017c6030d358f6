/// A filter that removes what is NavLab's or the compiler's from the lines in which Swift reports a crash.
enum CrashLine {
  /// Returns lines of output in which crash messages name only the learner's files, without modules and addresses.
  ///
  /// A message about a crash ends the output, so only the last lines are searched.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: The same number of lines.
  static func cleared(in lines: [String]) -> [String] {
    let early = lines.dropLast(searchedLines)
    return early + lines[early.endIndex...].map(cleared)
  }

  private static let searchedLines = 40

  private static func cleared(_ line: String) -> String {
    let place = CrashPlace(prefixOf: line[...])
    let message = line[(place?.end ?? line.startIndex)...]
    guard CrashMessage.kinds.contains(where: message.hasPrefix) else { return line }
    let text = RuntimeNames.removed(from: String(message))
    guard let place, place.isLearners else { return text }
    return "\(place.file):\(place.line): \(text)"
  }
}
