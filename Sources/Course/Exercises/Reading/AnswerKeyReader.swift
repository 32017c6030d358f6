/// A reader that reads the author's answers and reports files that belong to no answer.
struct AnswerKeyReader {
  private let exercise: Exercise
  private let folder: ContentFolder
  private var problems: [ContentProblem] = []

  init(exercise: Exercise) {
    self.exercise = exercise
    folder = ContentFolder(exercise.folder)
  }

  /// Reads all answers to the exercise.
  mutating func read() throws(ContentError) -> AnswerKey {
    checkTopLevel()
    checkFiles(in: folder.folder("Starter"))
    checkFiles(in: folder.folder("Solution"))
    for symptom in exercise.symptoms {
      checkNames(in: ContentFolder(symptom), known: Set(exercise.swiftFiles))
    }
    let alternatives = subfolders(of: "Alternatives", atLeast: 2).compactMap { alternative($0) }
    let mutants = subfolders(of: "Mutants", atLeast: 3).compactMap { mutant($0) }
    guard problems.isEmpty else { throw ContentError(problems) }
    return AnswerKey(
      solution: folder.path(of: "Solution"),
      alternatives: alternatives,
      mutants: mutants
    )
  }

  private mutating func checkTopLevel() {
    var known: Set = [
      "exercise.yml", "Task.md", "checks.nav", "Starter", "Solution", "Alternatives", "Mutants",
    ]
    if exercise.kind.hasGivenApp { known.insert("App.swift") }
    if exercise.asksForScript { known.insert(Exercise.symptomFolder) }
    if !exercise.data.isEmpty { known.formUnion([DataReader.folder, DataReader.otherFolder]) }
    checkNames(in: folder, known: known)
    let versions = folder.folder(DataReader.otherFolder)
    guard !exercise.data.isEmpty, folder.hasFolder(DataReader.otherFolder) else { return }
    checkNames(in: versions, known: Set(exercise.checks.compactMap(\.data?.name)))
  }

  private mutating func checkFiles(in folder: ContentFolder) {
    guard checkNames(in: folder, known: Set(exercise.files)) else { return }
    // An author may divide a homework into files with other names, as a learner may.
    for file in exercise.files where !exercise.kind.takesFurtherFiles {
      do throws(ContentError) {
        _ = try folder.text(of: file, remedy: "add it, because 'files' in exercise.yml names it")
      } catch {
        problems += error.problems
      }
    }
  }

  @discardableResult
  private mutating func checkNames(in folder: ContentFolder, known: Set<String>) -> Bool {
    do throws(ContentError) {
      for name in try folder.names() where !known.contains(name) && !isFurtherFile(name, in: folder)
      {
        let message = "this is not part of the exercise; remove it, or rename it"
        problems.append(ContentProblem(file: folder.path(of: name), message: message))
      }
      return true
    } catch {
      problems += error.problems
      return false
    }
  }

  /// Returns whether a file of an author's answer may remain unlisted.
  private func isFurtherFile(_ name: String, in folder: ContentFolder) -> Bool {
    exercise.kind.takesFurtherFiles && folder.path != self.folder.path && name.hasSuffix(".swift")
  }

  private mutating func subfolders(of name: String, atLeast count: Int) -> [ContentFolder] {
    let parent = folder.folder(name)
    do throws(ContentError) {
      let names = try parent.names()
      for stray in names where !parent.hasFolder(stray) {
        let message = "this is a file, but a folder is needed here"
        problems.append(ContentProblem(file: parent.path(of: stray), message: message))
      }
      let folders = names.filter(parent.hasFolder)
      if folders.count < count {
        let message =
          "there must be at least \(count) folders here; add \(count - folders.count) more"
        problems.append(ContentProblem(file: parent.path, message: message))
      }
      return folders.map(parent.folder)
    } catch {
      problems += error.problems
      return []
    }
  }

  private mutating func alternative(_ folder: ContentFolder) -> Answer? {
    let description = "alternative.yml"
    checkNames(in: folder, known: Set(exercise.files + [description]))
    guard folder.hasEntry(description) else {
      // A homework is a complete app, which its author may divide into any files.
      return answer(in: folder, inherits: !exercise.kind.takesFurtherFiles, edited: [])
    }
    return describedAnswer(in: folder, by: description) { mapping, log in
      _ = mapping.text("idea", log: &log)
      return ()
    }?.answer
  }

  private mutating func mutant(_ folder: ContentFolder) -> Mutant? {
    let description = "mutant.yml"
    checkNames(in: folder, known: Set(exercise.files + [description]))
    let names = exercise.checks.map(\.name)
    let criteria = exercise.criteria.map(\.id)
    let read = describedAnswer(in: folder, by: description) { mapping, log in
      let bug = mapping.text("bug", log: &log)
      let caughtBy = mapping.text("caught-by", log: &log)
      let fails = mapping.has("fails") ? mapping.positionedTexts("fails", log: &log) : nil
      _ = mapping.take("fails")
      let position = mapping.position(of: "caught-by")
      let caught = caughtBy.map { PositionedText(text: $0, position: position) }
      for unknown in [caught].compactMap(\.self) + (fails ?? []) where !names.contains(unknown.text)
      {
        let known = names.joined(separator: ", ")
        log.report(
          "the exercise has no check '\(unknown.text)'; its checks are \(known)",
          at: unknown.position
        )
      }
      let breaks = Self.brokenCriteria(of: criteria, from: &mapping, log: &log)
      let isLazy = mapping.flag("lazy", log: &log)
      return (bug, caughtBy, fails?.map(\.text), breaks, isLazy)
    }
    guard let (answer, (bug, caughtBy, fails, breaks, isLazy)) = read, let bug, let caughtBy else {
      return nil
    }
    var mutant = Mutant(answer: answer, bug: bug, caughtBy: caughtBy, fails: fails)
    mutant.breaks = breaks
    mutant.isLazy = isLazy
    return mutant
  }

  private static func brokenCriteria(
    of known: [String],
    from mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> [String] {
    let ids = mapping.positionedTexts("breaks", log: &log)
    for id in ids where !known.contains(id.text) {
      let remedy =
        known.isEmpty
        ? "'criteria' in exercise.yml is empty"
        : "its criteria are \(known.joined(separator: ", "))"
      log.report("the exercise has no criterion '\(id.text)'; \(remedy)", at: id.position)
    }
    return ids.map(\.text)
  }

  /// Returns an answer and its description from a folder's file, or logs problems and returns nil.
  private mutating func describedAnswer<Description>(
    in folder: ContentFolder,
    by file: String,
    _ read: (inout YAMLMapping, inout ProblemLog) -> Description
  ) -> (answer: Answer, Description)? {
    var log = ProblemLog(file: folder.path(of: file))
    defer { problems += log.problems }
    do throws(ContentError) {
      let text = try folder.text(of: file, remedy: "write 'bug: …' and 'caught-by: …'")
      guard var mapping = YAMLDocument.parse(text, log: &log) else { return nil }
      let description = read(&mapping, &log)
      let solution = self.folder.folder("Solution")
      let edited = AnswerEditsReader(
        files: exercise.answerFiles(in: solution.path),
        original: solution,
        owner: "the solution"
      ).editedFiles(from: &mapping, log: &log)
      mapping.reportLeftovers(log: &log)
      for file in edited.map(\.name) where folder.hasFile(file) {
        log.report(
          "\(file) exists as a whole file and also has edits; remove the file or the edits",
          at: mapping.position(of: "edits")
        )
      }
      guard let answer = answer(in: folder, inherits: true, edited: edited) else { return nil }
      return (answer, description)
    } catch {
      log.append(error)
      return nil
    }
  }

  /// Returns the answer in a folder, with the files inherited from the solution, or nil after recording a problem.
  private mutating func answer(
    in folder: ContentFolder,
    inherits: Bool,
    edited: [Answer.EditedFile]
  ) -> Answer? {
    let known =
      exercise.kind.takesFurtherFiles ? exercise.answerFiles(in: folder.path) : exercise.files
    let own = known.filter(folder.hasFile)
    guard !own.isEmpty || !edited.isEmpty else {
      let message = "this answer does not differ from the solution; add a file, or 'edits'"
      problems.append(ContentProblem(file: folder.path, message: message))
      return nil
    }
    let others = exercise.answerFiles(in: self.folder.path(of: "Solution")).filter { file in
      inherits && !own.contains(file) && !edited.contains { $0.name == file }
    }
    return Answer(
      name: folder.path.split(separator: "/").last.map(String.init) ?? folder.path,
      folder: folder.path,
      files: own,
      inherited: others,
      edited: edited
    )
  }
}
