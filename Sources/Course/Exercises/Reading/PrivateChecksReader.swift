/// A reader of the hidden checks that a teacher keeps outside the exercise.
struct PrivateChecksReader {
  /// The folder that contains `checks.yml` and, if a check needs one, `checks.nav`.
  let folder: ContentFolder

  /// Returns an exercise with the private checks added.
  ///
  /// - Parameter exercise: The exercise, which states the number of private checks.
  /// - Returns: The exercise with all its checks.
  /// - Throws: All problems in the folder.
  func adding(to exercise: Exercise) throws(ContentError) -> Exercise {
    var log = ProblemLog(file: folder.path(of: "checks.yml"))
    var sections: [CheckScript] = []
    if folder.hasEntry("checks.nav") {
      var sectionLog = ProblemLog(file: folder.path(of: "checks.nav"))
      let text = try folder.text(of: "checks.nav", remedy: "create it, and write the checks in it")
      sections = CheckScript.sections(of: text, log: &sectionLog)
      log.append(sectionLog)
    }
    let text = try folder.text(of: "checks.yml", remedy: "create it with 'checks:' and a list")
    guard var mapping = YAMLDocument.parse(text, log: &log) else {
      throw ContentError(log.problems)
    }
    var reader = ChecksReader(kind: exercise.kind, sections: sections)
    reader.visibility = .hidden
    reader.others = exercise.checks
    reader.version = NamedVersion(target: exercise.deploymentTarget)
    if !exercise.data.isEmpty {
      reader.data = DataReader(parent: folder, known: Set(exercise.data.keys))
    }
    let position = mapping.position(of: "checks")
    let checks = reader.checks(from: &mapping, log: &log)
    if !exercise.asksForScript, checks.contains(where: \.judgesScript) {
      log.report(
        "learners do not hand in a script for this exercise, so 'witness' has nothing to check; remove it",
        at: position
      )
    }
    mapping.reportLeftovers(log: &log)
    try log.throwProblems()
    let found = Exercise.PrivateChecks(
      count: checks.count,
      points: checks.reduce(0) { $0 + $1.points }
    )
    guard found == exercise.privateChecks else {
      throw ContentError(file: log.file, message: Self.mismatch(found, exercise.privateChecks))
    }
    var whole = exercise
    whole.checks += checks
    whole.privateChecks = nil
    whole.privateFolder = folder.path
    return whole
  }

  private static func mismatch(
    _ found: Exercise.PrivateChecks,
    _ announced: Exercise.PrivateChecks?
  ) -> String {
    let announcement =
      announced.map { "says \($0.count) and \($0.points)" } ?? "does not mention them"
    let checks = ContractWriter.count(found.count, "check")
    let points = ContractWriter.count(found.points, "point")
    return "this file has \(checks) with \(points), but exercise.yml"
      + " \(announcement); correct 'private' in exercise.yml"
  }
}
