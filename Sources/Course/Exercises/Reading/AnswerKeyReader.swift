/// Reads the folders with the author's answers, and finds files that belong to nothing.
struct AnswerKeyReader {
  private let exercise: Exercise
  private let folder: ContentFolder
  private var problems: [ContentProblem] = []

  init(exercise: Exercise) {
    self.exercise = exercise
    folder = ContentFolder(exercise.folder)
  }

  /// Reads the answers.
  mutating func read() throws(ContentError) -> AnswerKey {
    checkTopLevel()
    checkFiles(in: folder.folder("Starter"))
    checkFiles(in: folder.folder("Solution"))
    let alternatives = subfolders(of: "Alternatives", atLeast: 2)
    for alternative in alternatives { checkFiles(in: alternative) }
    let mutants = subfolders(of: "Mutants", atLeast: 3).compactMap { mutant($0) }
    guard problems.isEmpty else { throw ContentError(problems) }
    return AnswerKey(
      solution: folder.path(of: "Solution"),
      alternatives: alternatives.map(\.path),
      mutants: mutants
    )
  }

  private mutating func checkTopLevel() {
    var known: Set = [
      "exercise.yml", "Task.md", "checks.nav", "Starter", "Solution", "Alternatives", "Mutants",
    ]
    if exercise.kind.hasGivenApp { known.insert("App.swift") }
    checkNames(in: folder, known: known)
  }

  private mutating func checkFiles(in folder: ContentFolder, besides extra: Set<String> = []) {
    guard checkNames(in: folder, known: extra.union(exercise.files)) else { return }
    // The author of a homework may cut it into files of other names, as a learner may.
    for file in exercise.files where !exercise.kind.takesFurtherFiles {
      do throws(ContentError) {
        _ = try folder.text(of: file, remedy: "'files' of the exercise names it")
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
        let message = "this belongs to no part of the exercise; remove it, or rename it"
        problems.append(ContentProblem(file: folder.path(of: name), message: message))
      }
      return true
    } catch {
      problems += error.problems
      return false
    }
  }

  /// Whether a file in one of the author's answers needs no mention.
  private func isFurtherFile(_ name: String, in folder: ContentFolder) -> Bool {
    exercise.kind.takesFurtherFiles && folder.path != self.folder.path && name.hasSuffix(".swift")
  }

  private mutating func subfolders(of name: String, atLeast count: Int) -> [ContentFolder] {
    let parent = folder.folder(name)
    do throws(ContentError) {
      let names = try parent.names()
      for stray in names where !parent.hasFolder(stray) {
        let message = "a folder is needed here; this is a file"
        problems.append(ContentProblem(file: parent.path(of: stray), message: message))
      }
      let folders = names.filter(parent.hasFolder)
      if folders.count < count {
        let message = "there must be \(count) folders or more here; add \(count - folders.count)"
        problems.append(ContentProblem(file: parent.path, message: message))
      }
      return folders.map(parent.folder)
    } catch {
      problems += error.problems
      return []
    }
  }

  private mutating func mutant(_ folder: ContentFolder) -> Mutant? {
    checkFiles(in: folder, besides: ["mutant.yml"])
    var log = ProblemLog(file: folder.path(of: "mutant.yml"))
    defer { problems += log.problems }
    do throws(ContentError) {
      let text = try folder.text(of: "mutant.yml", remedy: "write 'bug: …' and 'caught-by: …'")
      guard var mapping = YAMLDocument.parse(text, log: &log) else { return nil }
      let bug = mapping.text("bug", log: &log)
      let caughtBy = mapping.text("caught-by", log: &log)
      let fails = mapping.has("fails") ? mapping.positionedTexts("fails", log: &log) : nil
      _ = mapping.take("fails")
      mapping.reportLeftovers(log: &log)
      guard let bug, let caughtBy else { return nil }
      let position = mapping.position(of: "caught-by")
      let named = [PositionedText(text: caughtBy, position: position)] + (fails ?? [])
      let names = exercise.checks.map(\.name)
      for unknown in named where !names.contains(unknown.text) {
        let known = names.joined(separator: ", ")
        log.report(
          "the exercise has no check '\(unknown.text)'; its checks are \(known)",
          at: unknown.position
        )
      }
      let name = folder.path.split(separator: "/").last.map(String.init) ?? folder.path
      return Mutant(
        name: name,
        folder: folder.path,
        bug: bug,
        caughtBy: caughtBy,
        fails: fails.map { $0.map(\.text) }
      )
    } catch {
      log.append(error)
      return nil
    }
  }
}
