/// A reader that applies the differences between an answer and the solution, or between two apps.
struct AnswerEditsReader {
  /// The names of the editable files; the default is the first Swift file.
  let files: [String]
  /// The folder that contains the unchanged files.
  let original: ContentFolder
  /// The owner of the unchanged files, in words for messages.
  let owner: String

  /// Reads the edits, and returns the edited files.
  ///
  /// - Parameters:
  ///   - mapping: The mapping that describes the answer.
  ///   - log: The log for problems.
  /// - Returns: The files that differ, in the order of their names.
  func editedFiles(
    from mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> [Answer.EditedFile] {
    guard let node = mapping.take("edits") else { return [] }
    var texts: [String: String] = [:]
    for node in YAMLMapping.list(node, name: "edits", log: &log) {
      guard var entry = YAMLMapping(node) else {
        log.report("an edit needs 'find: …' and 'replace: …'", at: node.position)
        continue
      }
      apply(&entry, to: &texts, log: &log)
      entry.reportLeftovers(log: &log)
    }
    return texts.sorted { $0.key < $1.key }.map(Answer.EditedFile.init)
  }

  private func apply(
    _ entry: inout YAMLMapping,
    to texts: inout [String: String],
    log: inout ProblemLog
  ) {
    let standard = files.first { $0.hasSuffix(".swift") } ?? files.first ?? ""
    let file = entry.optionalText("file", log: &log) ?? standard
    let position = entry.position(of: "find")
    let find = entry.lines("find", log: &log)
    let replacement = entry.lines("replace", log: &log)
    guard files.contains(file) else {
      let known = files.joined(separator: ", ")
      log.report(
        "'\(file)' is not a file in \(owner); use one of \(known)",
        at: entry.position(of: "file")
      )
      return
    }
    guard let find, let replacement else { return }
    guard !find.isEmpty else {
      log.report("'find' is empty; write the text to replace", at: position)
      return
    }
    do throws(ContentError) {
      let text =
        if let text = texts[file] { text } else { try original.text(of: file, remedy: "add it") }
      let edit = AnswerEdit(find: find, replacement: replacement)
      do throws(AnswerEdit.Fault) {
        texts[file] = try edit.applied(to: text)
      } catch {
        log.report(message(for: error, file: file), at: position)
      }
    } catch {
      log.append(error)
    }
  }

  private func message(for fault: AnswerEdit.Fault, file: String) -> String {
    switch fault {
    case .notOnce(count: 0):
      "'find' is not in \(file) of \(owner); copy the text from that file"
    case .notOnce(let count):
      "'find' occurs \(count) times in \(file) of \(owner); include more of the surrounding lines"
    case .sameText: "'find' and 'replace' are identical; change one, or remove the edit"
    }
  }
}
