import AppSession
import SceneText
package import Script

extension PromptSessionHandler {
  package func record(
    to file: String?,
    in interpreter: Interpreter
  ) throws(Failure) -> CommandResult {
    if let recording {
      throw .refused("\(recording.path) is already being written; to end it, type: record off")
    }
    let earlier = live.session.history.dropFirst().map(\.title)
    guard let file else {
      return try record(toFirstFreeOf: 1...Self.mostNames, after: earlier, interpreter)
    }
    let path = try files.path(of: file)
    do throws(FileFault) {
      recording = try Recording(path: path, in: files, app: live.name, after: earlier)
    } catch {
      throw error.isAlreadyThere
        ? .refused("\(path) already exists; name a new file for the transcript")
        : .refused("\(path) cannot be written: \(error.reason)")
    }
    return CommandResult(begun(path, interpreter.layout))
  }

  package func stopRecording(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    guard let path = recording?.path else { throw .refused("nothing is being recorded") }
    recording = nil
    return CommandResult(
      interpreter.layout.paragraph("the transcript is in \(path)", style: .success, indent: 2)
    )
  }

  /// Records a line and its answer in the transcript, and returns a message if that fails.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - answer: The output.
  ///   - layout: The layout of the output.
  /// - Returns: A message for the user if the transcript cannot be written.
  func note(
    _ line: String,
    _ answer: @autoclosure () -> [StyledText],
    in layout: TextLayout
  ) -> [StyledText] {
    guard recording != nil, !Self.isApart(line) else { return [] }
    do throws(FileFault) {
      try recording?.add(line, answer(), in: layout)
      return []
    } catch {
      defer { recording = nil }
      let path = recording?.path ?? ""
      return layout.paragraph(
        "the transcript ends here: \(path) cannot be written: \(error.reason)",
        after: StyledText("! ", .warning)
      )
    }
  }

  /// Ends the transcript, and returns a message with the reason.
  func endRecording(_ reason: String, _ interpreter: Interpreter) -> [StyledText] {
    guard let path = recording?.path else { return [] }
    recording = nil
    return interpreter.layout.paragraph(
      "the transcript is in \(path). \(reason)",
      after: StyledText("! ", .warning)
    )
  }

  private func record(
    toFirstFreeOf numbers: ClosedRange<Int>,
    after earlier: [String],
    _ interpreter: Interpreter
  ) throws(Failure) -> CommandResult {
    for number in numbers {
      let path = number == 1 ? "session.txt" : "session-\(number).txt"
      do throws(FileFault) {
        recording = try Recording(path: path, in: files, app: live.name, after: earlier)
        return CommandResult(begun(path, interpreter.layout))
      } catch {
        guard error.isAlreadyThere else {
          throw .refused("\(path) cannot be written: \(error.reason)")
        }
      }
    }
    throw .refused(
      "there are already \(numbers.count) transcripts here; give a name, as in: record a.txt"
    )
  }

  private func begun(_ path: String, _ layout: TextLayout) -> [StyledText] {
    layout.paragraph(
      "recording to \(path); to stop, type: record off",
      style: .secondary,
      indent: 2
    )
  }

  /// Returns whether a line concerns files, appearance or the course rather than the app.
  private static func isApart(_ line: String) -> Bool {
    let words = [
      RecordCommand.word, SaveCommand.word, OpenFileCommand.word, ReloadCommand.word,
      WatchCommand.word, SetCommand.word, QuitCommand.word,
    ]
    let word = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).first.map(String.init)
    guard let word else { return true }
    return words.contains(word) || CommandList.command(word)?.group == .course
  }

  private static let mostNames = 100
}
