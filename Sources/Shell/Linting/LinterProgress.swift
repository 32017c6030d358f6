package import Foundation

/// The progress of the linter's build.
///
/// SwiftPM's own steps say little, since one of them takes most of the time. So each module has the weight of its
/// compile time, and the compiler's output files show the progress. Between two files, the share grows with time, ever
/// more slowly, and never reaches the share of the next file.
package struct LinterProgress: Hashable, Sendable {
  /// The progress in percent, always below 100, or nil while packages are fetched.
  package var percent: Int?

  package init(percent: Int?) {
    self.percent = percent
  }

  /// Creates an estimate of the progress of a running build.
  ///
  /// - Parameters:
  ///   - artifacts: The files that the compiler has made so far.
  ///   - start: The time when the build began.
  ///   - now: The time.
  package init(of artifacts: LinterArtifacts, since start: Date, now: Date) {
    guard artifacts.isCompiling else {
      self.init(percent: nil)
      return
    }
    var done = 0.0
    var latest = start
    var isWaiting = false
    for (name, seconds) in Self.modules {
      for step in artifacts.steps(of: name) {
        let weight = seconds * step.share
        if let made = step.made {
          done += weight
          latest = max(latest, made)
        } else if !isWaiting {
          isWaiting = true
          let gone = max(0, now.timeIntervalSince(latest))
          done += weight * (1 - exp(-gone / (Self.slowness * weight)))
        }
      }
    }
    // The rest is linking.
    let all = Self.modules.reduce(Self.linking) { $0 + $1.seconds }
    self.init(percent: min(99, Int(100 * done / all)))
  }

  /// A description of the progress in a few words.
  package var words: String {
    percent.map { "about \($0)% done" } ?? "fetching swift-syntax"
  }

  /// The modules in dependency order, each with the processor time in seconds that its build takes.
  private static let modules: [(name: String, seconds: Double)] = [
    ("SwiftSyntax", 42), ("SwiftParser", 6), ("NavLint", 7), ("LintServer", 2),
    ("navlab_syntax", 1),
  ]
  /// The time that the linker takes, in seconds.
  private static let linking = 1.0
  /// The factor by which builds are slower on a busy machine.
  private static let slowness = 1.5
}
