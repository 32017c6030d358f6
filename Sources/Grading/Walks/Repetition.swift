import AppSession
import Course
import SceneModel

/// A repetition of some checks that an app has passed, on an unpredictable day.
///
/// Walks prove nothing of an app that falls short: it parts from the solution anyway. But what it has passed, it passes
/// on any day on which the solution does; so nobody can play the right app on the day of the checks, fail one of them,
/// and stay unseen.
struct Repetition: Hashable, Sendable {
  /// The date of the launches, in seconds since the beginning of 1970.
  private let date: Int64
  /// The names of the checks to repeat, in order.
  private let names: [String]

  /// The maximum number of checks to repeat.
  private static let most = 3

  /// Creates a repetition of randomly chosen checks that the solution also passes on the repetition's date.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - solution: The solution, which has to pass the checks on the other day, too.
  ///   - seed: The seed for choosing the day and the order.
  init(of exercise: Exercise, passedBy solution: JudgedApp, seed: UInt64) {
    var random = SeededNumbers(seed: seed &+ 1)
    date = JudgedApp.startDate + Int64.random(in: 86_400...(86_400 * Walks.days), using: &random)
    let judge = CheckJudge(app: solution.started(on: date))
    names = exercise.checks.filter { check in
      switch check.method {
      case .source, .witness: return false
      default: break
      }
      // A check that cannot be made is none that can be repeated.
      return (try? judge.result(of: check))?.verdict == .passed
    }.map(\.name).shuffled(using: &random)
  }

  /// Repeats checks that an app has passed, and returns the resulting alarms.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - results: The results of its checks.
  ///   - question: The question to its process, if there is one.
  /// - Returns: The alarms.
  /// - Throws: `SystemError` if the process cannot be reached, which is not the app's fault.
  func alarms(
    about app: JudgedApp,
    after results: [CheckResult],
    asking question: Countersigning?
  ) throws -> [Alarm] {
    let passed = results.filter { $0.verdict == .passed }.map(\.check)
    let checks = names.compactMap { name in passed.first { $0.name == name } }.prefix(Self.most)
    guard !checks.isEmpty else { return [] }
    let later = app.started(on: date)
    let judge = CheckJudge(app: later)
    var alarms: [Alarm] = []
    for check in checks {
      switch try judge.result(of: check).verdict {
      case .failed, .crashed:
        let lines = check.script.map { $0.text.split(separator: "\n").map(String.init) } ?? []
        alarms.append(
          Alarm(
            kind: .walk,
            summary: "Started on another day, the app no longer passes the check '\(check.name)'.",
            steps: lines.filter { !$0.hasPrefix("#") }
          )
        )
      case .passed, .timedOut, .error, .skipped: break
      }
    }
    let session = later.session()
    defer { session.close() }
    if let question, case .done = session.launch(), try !question.isAnswered(by: session) {
      alarms.append(Walks.silence)
    }
    return alarms
  }
}
