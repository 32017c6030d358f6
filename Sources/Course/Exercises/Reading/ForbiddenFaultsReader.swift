import FaultCatalogue
import Findings

/// A reader of the faults that a learner's source must not contain.
struct ForbiddenFaultsReader {
  /// The key under which a check names the faults.
  static let key = "lint"
  /// The word that selects all faults.
  private static let all = "all"
  /// The id of a fault that cannot occur in code that targets only the newest iOS version.
  private static let newerAPI = "newer-api"

  /// The oldest iOS version that the exercise targets.
  var version = NamedVersion()

  /// Reads the faults that a check forbids, or logs a problem and returns nil.
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
        log.report("'all' means every fault; write 'all' alone, or leave it out", at: position)
      }
      return .all
    }
    var known: [String] = []
    for id in ids {
      if let complaint = complaint(about: id.text) {
        log.report(complaint, at: id.position)
      } else if known.contains(id.text) {
        log.report("'\(id.text)' is named twice; name it once", at: id.position)
      } else {
        known.append(id.text)
      }
    }
    return known.count == ids.count ? .some(known) : nil
  }

  private func complaint(about id: String) -> String? {
    let known = Fault.all.filter(\.detection.includesLinter).map(\.id)
    if id == Self.newerAPI, !version.isNamed {
      return "'\(id)' depends on the oldest iOS version of the app; add a line such as 'ios: 17'"
    }
    guard !known.contains(id) else { return nil }
    guard let fault = Fault.named(id) else {
      let nearest = Suggestion.nearest(to: id, among: known)
      let remedy = nearest.map { "did you mean '\($0)'?" } ?? "'navlab explain' lists all"
      return "there is no fault '\(id)'; \(remedy)"
    }
    return fault.detection.includesRuntime
      ? "the linter cannot find '\(id)', because only a running app shows it; write 'expect not issue \(id)' in"
        + " checks.nav"
      : "the linter cannot find '\(id)'; leave it out"
  }
}
