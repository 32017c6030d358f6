import Findings
import Yams

/// The content of `exercise.yml`.
struct ExerciseManifest {
  var title: String
  var story: String?
  var topics: [String]
  var kind: Exercise.Kind
  var lesson: ItemName
  var minutes: Int
  var faults: [String]
  var files: [String]
  var allowedCommands: [String]?
  var deploymentTarget: DeploymentTarget?
  var starterCompiles: Bool
  var limits: Exercise.Limits
  var checks: [Exercise.Check]
  var hints: [String]
  var criteria: [Exercise.Criterion]
  var background: [String]
  var privateChecks: Exercise.PrivateChecks?
  var privateNames: Exercise.PrivateNames

  /// Reads the text of an `exercise.yml`, or logs problems and returns nil.
  ///
  /// - Parameters:
  ///   - text: The YAML.
  ///   - sections: The sections of `checks.nav`, or nil if that file cannot be read.
  ///   - data: The reader of the other data, or nil if the app has no data files.
  ///   - topics: The topics that the exercise may have, or nil to skip this check.
  ///   - log: The log for problems.
  /// - Returns: The content of the file, or nil after a problem.
  static func read(
    _ text: String,
    sections: [CheckScript]?,
    data: DataReader? = nil,
    topics: CourseTopicList? = nil,
    log: inout ProblemLog
  ) -> ExerciseManifest? {
    guard var mapping = YAMLDocument.parse(text, log: &log) else { return nil }
    let title = title(from: &mapping, log: &log)
    let story = mapping.optionalText("story", log: &log)
    let topics = CourseTopicList.names(from: &mapping, among: topics, log: &log)
    let kind: Exercise.Kind? = mapping.choice("kind", log: &log)
    let lesson = lesson(from: &mapping, log: &log)
    let minutes = mapping.number("minutes", in: 1...600, log: &log)
    let faults = FaultList.read("faults", from: &mapping, log: &log)
    let named = NamedFiles(from: &mapping, log: &log)
    let allowed = allowedCommands(from: &mapping, kind: kind, log: &log)
    let version = VersionReader(kind: kind).version(from: &mapping, log: &log)
    let starter = NamedStarter(from: &mapping, kind: kind, log: &log)
    let limits = limits(from: &mapping, log: &log)
    let place = mapping.position(of: "checks")
    var reader = ChecksReader(kind: kind, sections: sections)
    reader.version = version
    reader.data = data
    let checks = reader.checks(from: &mapping, log: &log)
    let (privateChecks, privateNames) = privateChecks(from: &mapping, log: &log)
    let criteria = CriteriaReader(checks: checks, hasOtherChecks: privateChecks != nil)
      .criteria(from: &mapping, log: &log)
    let background = mapping.optionalTexts(CriteriaReader.backgroundKey, log: &log) ?? []
    version.reportIdle(checks, privateChecks, log: &log)
    let script = checks.contains(where: \.judgesScript)
    let files = named.files(of: kind, withScript: script, log: &log)
    if kind == .debug {
      ShownBug(checks: checks, faults: faults, starter: starter).report(at: place, log: &log)
    }
    let hints = hints(from: &mapping, log: &log)
    mapping.reportLeftovers(log: &log)
    guard let title, let kind, let lesson, let minutes else { return nil }
    return ExerciseManifest(
      title: title,
      story: story,
      topics: topics,
      kind: kind,
      lesson: lesson,
      minutes: minutes,
      faults: faults,
      files: files,
      allowedCommands: allowed,
      deploymentTarget: version.target,
      starterCompiles: starter.compiles,
      limits: limits,
      checks: checks,
      hints: hints,
      criteria: criteria,
      background: background,
      privateChecks: privateChecks,
      privateNames: privateNames
    )
  }

  /// Returns an exercise that combines the manifest with parts from other files.
  func exercise(id: ItemName, folder: String, task: [Block]) -> Exercise {
    Exercise(
      id: id,
      folder: folder,
      title: title,
      story: story,
      topics: topics,
      kind: kind,
      lesson: lesson,
      minutes: minutes,
      faults: faults,
      files: files,
      allowedCommands: allowedCommands,
      deploymentTarget: deploymentTarget,
      starterCompiles: starterCompiles,
      limits: limits,
      checks: checks,
      hints: hints,
      task: task,
      criteria: criteria,
      background: background,
      privateChecks: privateChecks,
      privateNames: privateNames
    )
  }
}

extension ExerciseManifest {
  /// The maximum number of characters in a title, so that titles fit in a list.
  private static let longestTitle = 60

  private static func title(from mapping: inout YAMLMapping, log: inout ProblemLog) -> String? {
    let title = mapping.text("title", log: &log)
    if let title, title.count > longestTitle {
      log.report(
        "the title has \(title.count) characters; use at most \(longestTitle)",
        at: mapping.position(of: "title")
      )
    }
    return title
  }

  private static func lesson(
    from mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> ItemName? {
    guard let text = mapping.text("lesson", log: &log) else { return nil }
    guard let name = ItemName(text) else {
      log.report(
        "'\(text)' is not the name of a lesson; write the lesson's folder, such as 01-the-stack",
        at: mapping.position(of: "lesson")
      )
      return nil
    }
    return name
  }

  private static func allowedCommands(
    from mapping: inout YAMLMapping,
    kind: Exercise.Kind?,
    log: inout ProblemLog
  ) -> [String]? {
    let position = mapping.position(of: "allow")
    let words = mapping.optionalTexts("allow", log: &log)
    if words != nil, let kind, kind != .commands {
      log.report("'allow' is only for 'commands' exercises; remove it", at: position)
    }
    return words
  }

  private static func limits(
    from mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> Exercise.Limits {
    var limits = Exercise.Limits()
    guard let node = mapping.take("limits") else { return limits }
    guard var inner = YAMLMapping(node) else {
      log.report("'limits' must hold 'seconds: …' or 'megabytes: …'", at: node.position)
      return limits
    }
    limits.seconds = inner.optionalNumber("seconds", in: 1...60, log: &log) ?? limits.seconds
    limits.megabytes =
      inner.optionalNumber("megabytes", in: 64...8192, log: &log) ?? limits.megabytes
    inner.reportLeftovers(log: &log)
    return limits
  }

  private static func privateChecks(
    from mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> (Exercise.PrivateChecks?, Exercise.PrivateNames) {
    var names = Exercise.PrivateNames()
    guard let node = mapping.take("private") else { return (nil, names) }
    guard var inner = YAMLMapping(node) else {
      log.report("'private' must hold 'checks: …' and 'points: …'", at: node.position)
      return (nil, names)
    }
    let count = inner.number("checks", in: 1...100, log: &log)
    let points = inner.number("points", in: 1...1000, log: &log)
    names.names = inner.optionalTexts("names", log: &log) ?? []
    names.objects = inner.optionalTexts("objects", log: &log) ?? []
    names.pushed = inner.optionalTexts("pushed", log: &log) ?? []
    inner.reportLeftovers(log: &log)
    guard let count, let points else { return (nil, names) }
    return (Exercise.PrivateChecks(count: count, points: points), names)
  }

  private static func hints(
    from mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> [String] {
    let position = mapping.position(of: "hints")
    guard let node = mapping.require("hints", log: &log) else { return [] }
    let nodes = YAMLMapping.list(node, name: "hints", log: &log)
    if node.sequence != nil, nodes.count < 3 {
      log.report(
        "write at least 3 hints, each plainer than the last; add \(3 - nodes.count) more",
        at: position
      )
    }
    return nodes.compactMap { YAMLMapping.text($0, name: "a hint", quoted: false, log: &log) }
  }
}
