import FaultCatalogue
import Findings

/// Reads the faults that a learner's source must not contain.
struct ForbiddenFaultsReader {
  /// The key that names them.
  static let key = "lint"
  /// The word for all faults.
  private static let all = "all"
  /// The fault that is impossible in code that targets only the newest iOS.
  private static let newerAPI = "newer-api"

  /// The oldest version of iOS that the exercise targets.
  var version = NamedVersion()

  /// Reads the faults of a check.
  ///
  /// - Parameters:
  ///   - mapping: The mapping of the check.
  ///   - log: The log for ids that are unknown or cannot be found in source.
  /// - Returns: The faults, or nil after a problem.
  func faults(from mapping: inout YAMLMapping, log: inout ProblemLog) -> ForbiddenFaults? {
    let position = mapping.position(of: Self.key)
    let ids = mapping.positionedTexts(Self.key, log: &log)
    guard !ids.isEmpty else {
      log.report("'lint' names no fault; write ids in brackets, or 'all'", at: position)
      return nil
    }
    guard !ids.contains(where: { $0.text == Self.all }) else {
      if ids.count > 1 {
        log.report("'all' stands for every fault; use it alone, or leave it out", at: position)
      }
      return .all
    }
    var known: [String] = []
    for id in ids {
      if let complaint = complaint(about: id.text) {
        log.report(complaint, at: id.position)
      } else if known.contains(id.text) {
        log.report("'\(id.text)' is named twice; remove one of the two", at: id.position)
      } else {
        known.append(id.text)
      }
    }
    return known.count == ids.count ? .some(known) : nil
  }

  private func complaint(about id: String) -> String? {
    let known = Fault.all.filter(\.detection.includesLinter).map(\.id)
    if id == Self.newerAPI, !version.isNamed {
      return "'\(id)' depends on the oldest iOS that the app is for; add a line such as 'ios: 17'"
    }
    guard !known.contains(id) else { return nil }
    guard let fault = Fault.named(id) else {
      let nearest = Suggestion.nearest(to: id, among: known)
      let remedy = nearest.map { "did you mean '\($0)'?" } ?? "'navlab explain' lists all"
      return "there is no fault '\(id)'; \(remedy)"
    }
    return fault.detection.includesRuntime
      ? "the linter cannot find '\(id)', only a running app shows it; write 'expect not issue \(id)' into"
        + " checks.nav"
      : "the linter cannot find '\(id)'; leave it out"
  }
}
