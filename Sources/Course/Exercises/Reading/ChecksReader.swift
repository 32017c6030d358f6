import Yams

/// A reader that combines the `checks` of a file with the sections of `checks.nav`.
struct ChecksReader {
  /// The kind of the exercise, or nil if it is unknown.
  let kind: Exercise.Kind?
  /// The sections of `checks.nav`, or nil if that file cannot be read.
  let sections: [CheckScript]?
  /// The visibility of all checks, or nil if each check specifies its visibility.
  var visibility: Exercise.Visibility?
  /// The oldest iOS version that the exercise targets.
  var version = NamedVersion()
  /// The reader of other versions of data files, or nil if the exercise has no data files.
  var data: DataReader?
  /// The checks that are kept elsewhere and that the file's checks may require.
  var others: [Exercise.Check] = []

  /// Reads the checks of a file.
  ///
  /// - Parameters:
  ///   - mapping: The top level of the file.
  ///   - log: The log for problems, including sections without a check.
  /// - Returns: The complete checks.
  func checks(from mapping: inout YAMLMapping, log: inout ProblemLog) -> [Exercise.Check] {
    guard let node = mapping.require("checks", log: &log) else { return [] }
    let nodes = YAMLMapping.list(node, name: "checks", log: &log)
    if node.sequence != nil, nodes.isEmpty {
      log.report("there are no checks; add one", at: node.position)
    }
    var names = others.map(\.name)
    var order = CheckOrder(others)
    let checks = nodes.compactMap { check($0, names: &names, order: &order, log: &log) }
    for section in sections ?? [] where !names.contains(section.name) {
      log.report(
        "checks.nav has a section '\(section.name)', but no check has this name;"
          + " add the check or remove the section",
        at: node.position
      )
    }
    order.reportMistakes(log: &log)
    return checks
  }

  private func check(
    _ node: Node,
    names: inout [String],
    order: inout CheckOrder,
    log: inout ProblemLog
  ) -> Exercise.Check? {
    guard var mapping = YAMLMapping(node) else {
      log.report("a check needs 'name: …', 'title: …' and 'points: …'", at: node.position)
      return nil
    }
    let name = mapping.text("name", log: &log)
    let title = mapping.text("title", log: &log)
    let points = mapping.number("points", in: 1...100, log: &log)
    let visibility = visibility ?? mapping.choice("visibility", log: &log)
    let advice = mapping.optionalText("advice", log: &log)
    let requires = mapping.positionedTexts("requires", log: &log)
    let whyNoMutant = mapping.optionalText("no-mutant", log: &log)
    guard let name else { return nil }
    let position = mapping.position(of: "name")
    if !ShortName.matches(name) {
      log.report(
        "'\(name)' cannot be a name; use lower-case letters, digits and dashes",
        at: position
      )
    }
    if names.contains(name) {
      log.report("there are two checks named '\(name)'; rename this one", at: position)
    }
    names.append(name)
    let section = sections?.first { $0.name == name }
    var reader = MethodReader(kind: kind, name: name, points: points, section: section)
    reader.hasSections = sections != nil
    reader.version = version
    let method = reader.method(from: &mapping, at: position, log: &log)
    let other = method?.drivesApp == true ? data?.otherData(from: &mapping, log: &log) : nil
    if kind != nil { mapping.reportLeftovers(log: &log) }
    order.add(name, visibility: visibility ?? .public, requires: requires)
    guard let method, let title, let points, let visibility else { return nil }
    var check = Exercise.Check(
      name: name,
      title: title,
      points: points,
      visibility: visibility,
      advice: advice,
      requires: requires.map(\.text),
      method: method
    )
    check.data = other
    check.whyNoMutant = whyNoMutant
    return check
  }
}
