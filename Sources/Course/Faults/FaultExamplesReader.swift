import FaultCatalogue
import Yams

/// A reader of an entry's two apps and of the commands that show their behaviour.
struct FaultExamplesReader {
  /// The folder of the entry.
  let folder: ContentFolder

  /// The name of the file with the wrong app.
  static let wrong = "Wrong.swift"
  /// The name of the file with the right app, unless edits produce that app.
  static let right = "Right.swift"

  /// Reads both apps with their commands, or logs a problem and returns nil.
  ///
  /// - Parameters:
  ///   - mapping: The content of `fault.yml`.
  ///   - log: The log for problems.
  /// - Returns: The apps, or nil after a problem.
  func read(
    from mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> (wrong: FaultEntry.Example, right: FaultEntry.Example)? {
    let position = mapping.position(of: "right")
    var wrong = showing("wrong", in: &mapping, log: &log)
    wrong.code = code(of: Self.wrong, log: &log)
    var code: String?
    var right = showing("right", in: &mapping, log: &log) { mapping, log in
      code = editedCode(from: &mapping, log: &log)
    }
    right.code = code ?? self.code(of: Self.right, log: &log)
    // The trees of the right app come from the same commands.
    right.script = right.script ?? wrong.script
    guard log.problems.isEmpty else { return nil }
    if wrong.code == right.code {
      log.report("the right app and the wrong app are identical; change one", at: position)
    }
    return (wrong, right)
  }

  /// Returns the right app that edits produce, nil if there are no edits, or an empty string after logging a problem.
  private func editedCode(from mapping: inout YAMLMapping, log: inout ProblemLog) -> String? {
    guard let node = mapping.take("edits") else { return nil }
    if folder.hasFile(Self.right) {
      let message =
        "\(Self.right) exists as a whole file and also has edits; remove the file or the edits"
      log.report(message, at: mapping.keyPosition(of: "edits"))
    }
    guard folder.hasFile(Self.wrong) else { return "" }
    if node.sequence?.isEmpty == true {
      log.report("'edits' is empty; add an edit, or create Right.swift", at: node.position)
    }
    let reader = AnswerEditsReader(files: [Self.wrong], original: folder, owner: "the entry")
    let edited = reader.editedFiles(from: &mapping, log: &log).first
    return edited.map { Self.withoutEnd($0.text) } ?? ""
  }

  private func code(of file: String, log: inout ProblemLog) -> String {
    do throws(ContentError) {
      let remedy = file == Self.right ? "create it, or write 'edits' below 'right'" : "create it"
      return Self.withoutEnd(try folder.text(of: file, remedy: remedy))
    } catch {
      log.append(error)
      return ""
    }
  }

  /// Reads the commands of an example and the trees before and after them.
  private func showing(
    _ key: String,
    in mapping: inout YAMLMapping,
    log: inout ProblemLog,
    _ readFurther: (inout YAMLMapping, inout ProblemLog) -> Void = { _, _ in }
  ) -> FaultEntry.Example {
    guard let node = mapping.take(key) else { return FaultEntry.Example("") }
    guard var mapping = YAMLMapping(node) else {
      let message = "'\(key)' needs 'script: …', 'before: …' or 'after: …' below it"
      log.report(message, at: node.position)
      return FaultEntry.Example("")
    }
    let isRefused = mapping.flag("refused-by-compiler", log: &log)
    readFurther(&mapping, &log)
    let example = FaultEntry.Example(
      "",
      compiles: !isRefused,
      script: mapping.optionalLines("script", log: &log),
      before: mapping.optionalLines("before", log: &log),
      after: mapping.optionalLines("after", log: &log)
    )
    mapping.reportLeftovers(log: &log)
    return example
  }

  private static func withoutEnd(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
