import Foundation

/// A copy of the course for learners, without the author's solutions, the mutants and the hidden checks.
package struct LearnersCopy: Sendable {
  private let catalogue: Catalogue

  /// Creates a copy of a course without reading anything.
  ///
  /// - Parameter catalogue: The whole course.
  package init(of catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Writes the copy to a folder atomically, and returns the numbers of written exercises and removed hidden checks.
  ///
  /// - Parameter folder: The path of a folder that does not exist or is empty; it receives `Lessons` and `Exercises`.
  /// - Returns: The number of written exercises, and of removed hidden checks.
  /// - Throws: A `ContentError` if an exercise cannot be read, or the folder cannot be written.
  package func write(to folder: String) throws(ContentError) -> (exercises: Int, checks: Int) {
    try NewCourseFolder(path: folder).write { draft in
      let files = FileManager.default
      try files.createDirectory(atPath: "\(draft)/Exercises", withIntermediateDirectories: true)
      try files.copyItem(atPath: "\(catalogue.path)/Lessons", toPath: "\(draft)/Lessons")
      try write(Self.note, to: "\(draft)/Exercises/\(Catalogue.solutionsNote)")
      var count = (exercises: 0, checks: 0)
      for name in try catalogue.exerciseNames() {
        let exercise = try catalogue.exercise(name)
        try copy(exercise, to: "\(draft)/Exercises/\(name)")
        count.exercises += 1
        count.checks += exercise.checks.count { $0.visibility == .hidden }
        try Self.compare(exercise, with: Catalogue(path: draft).exercise(name))
      }
      return count
    }
  }

  private func copy(_ exercise: Exercise, to folder: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var names = ["Task.md", "Starter"]
    if exercise.kind.hasGivenApp { names.append("App.swift") }
    if !exercise.data.isEmpty { names.append(DataReader.folder) }
    for name in names {
      try files.copyItem(atPath: "\(exercise.folder)/\(name)", toPath: "\(folder)/\(name)")
    }
    let shown = exercise.checks.filter { $0.visibility == .public }
    let versions = Set(shown.compactMap(\.data?.name))
    if !versions.isEmpty {
      let others = "\(folder)/\(DataReader.otherFolder)"
      try files.createDirectory(atPath: others, withIntermediateDirectories: true)
      for version in versions {
        try files.copyItem(
          atPath: "\(exercise.folder)/\(DataReader.otherFolder)/\(version)",
          toPath: "\(others)/\(version)"
        )
      }
    }
    let manifest = try TextFile.read("\(exercise.folder)/exercise.yml", remedy: "add it")
    try write(PublicManifest(of: exercise).text(of: manifest), to: "\(folder)/exercise.yml")
    guard files.fileExists(atPath: exercise.checkFile) else { return }
    let hidden = exercise.checks.filter { $0.visibility == .hidden }.map(\.name)
    let checks = try TextFile.read(exercise.checkFile, remedy: "add it")
    guard let text = PublicChecks(checks, without: Set(hidden)).text else { return }
    try write(text, to: "\(folder)/checks.nav")
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Throws an error if the copy reveals anything hidden, or if its texts for learners differ from the original texts.
  private static func compare(_ whole: Exercise, with copy: Exercise) throws(ContentError) {
    let shown = whole.checks.filter(whole.shows)
    guard copy.checks.map(\.name) == shown.map(\.name), copy.contract == whole.contract,
      copy.hiddenChecks == whole.hiddenChecks,
      copy.checks.allSatisfy({ $0.visibility == .public || $0.isSealed })
    else {
      let message = "the hidden checks cannot be left out; begin each check on a new line"
      throw ContentError(file: "\(whole.folder)/exercise.yml", message: message)
    }
  }

  private static let note = """
    These exercises come without their solutions, alternatives, mutants and hidden checks. The person who made this copy has
    the complete exercises, and can mark the work.

    """
}
