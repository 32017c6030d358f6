import FaultCatalogue
package import Findings

/// A checker that parses files, applies all rules, and removes silenced findings.
package struct Linter: Sendable {
  private let rules: [any Rule]
  private let configuration: LintConfiguration

  /// Creates a linter with the rules of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The project's configuration.
  ///   - rules: The available rules; all unless given.
  package init(
    configuration: LintConfiguration,
    rules: [any Rule.Type] = RuleList.all
  ) {
    self.configuration = configuration
    self.rules = rules.filter { configuration.severity(of: $0.fault) != nil }.map { $0.init() }
  }

  /// Checks files in memory as one project, and returns the result.
  ///
  /// - Parameter sources: The files with their paths; a `project.pbxproj` among them describes targets.
  /// - Returns: The findings.
  package func judge(_ sources: [(path: String, bytes: [UInt8])]) -> LintOutcome {
    let layout = ProjectLayout(sources)
    let files = sources.filter {
      !$0.path.hasSuffix(ProjectLayout.projectName) && !ProjectLayout.isSpecification($0.path)
    }
    .map { ParsedFile(path: $0.path, bytes: $0.bytes) }
    let project = Project(files.map { FileFacts($0, of: layout.membership(of: $0.path)?.target) })
    var outcome = LintOutcome(fileCount: files.count)
    for file in files {
      outcome.findings += findings(
        in: file,
        project: project,
        layout.membership(of: file.path)
      )
      outcome.problems += Self.problems(of: file)
    }
    return outcome
  }

  /// Returns the findings of the rules in a file, in source order.
  func findings(
    in file: ParsedFile,
    project: Project,
    _ membership: ProjectLayout.Membership?
  ) -> [Finding] {
    let context = RuleContext(
      project: project.seen(from: file, of: membership?.target),
      deploymentTarget: configuration.deploymentTarget ?? membership?.deploymentTarget,
      isIsolatedToMainActor: membership?.isIsolatedToMainActor ?? false
    )
    let file = file.following(project.aliases)
    var findings: [Finding] = []
    for rule in rules {
      let found = rule.findings(in: file, context)
      guard !found.isEmpty, let severity = configuration.severity(of: type(of: rule).fault) else {
        continue
      }
      findings += found.map { finding in
        var finding = finding
        // A rule may lower a finding to a note, unless the configuration states the severity of the
        // fault.
        let isLowered = finding.severity == .note && configuration.levels[finding.fault] == nil
        finding.severity = isLowered ? .note : severity
        return finding
      }
    }
    let elsewhere = file.partsForOtherPlatforms
    findings.removeAll { finding in elsewhere.contains { $0.contains(finding.place.start.offset) } }
    guard configuration.heedsComments else { return findings.sorted(by: Finding.comesBefore) }
    let silence = Silence(file.directives, in: file, configuration: configuration)
    return (findings.filter { !silence.covers($0) } + silence.findings)
      .sorted(by: Finding.comesBefore)
  }

  /// Returns the reasons why a file was only partly parsed.
  static func problems(of file: ParsedFile) -> [LintProblem] {
    if let line = file.firstErrorLine {
      let message = "this is not valid Swift; NavLab checked the parts that it understood"
      return [LintProblem(file: file.path, line: line, message: message, extent: .part)]
    }
    if let excess = file.excess {
      return [LintProblem(file: file.path, message: excess.message, extent: .part)]
    }
    return []
  }
}
