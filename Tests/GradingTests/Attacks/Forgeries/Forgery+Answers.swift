import Foundation

extension Forgery {
  /// Apps that use nothing but SwiftUI, and do the right thing only where the checks look.
  ///
  /// - Parameter solution: The source of the solution, of which they change what an exercise is about.
  /// - Returns: The forgeries.
  /// - Throws: `UnknownSolution` when the solution is not the one that they are made from.
  static func answers(_ solution: String) throws -> [Forgery] {
    let hardCoded = try deceits.map { name, express, home, more in
      try forged(solution, .hardCoded, name, express, home, more)
    }
    let blinded = hardCoded.flatMap { forgery in
      [("small", { $0.lowercased() }), ("capital", { $0.uppercased() })].map {
        (case, change: (String) -> String) in
        Forgery(
          kind: .blinded,
          name: "\(`case`) letters, \(forgery.name)",
          source: tapped.reduce(forgery.source) { text, control in
            text.replacing(control, with: change(control), maxReplacements: 1)
          }
        )
      }
    }
    let calendar = try dates.map { name, condition, members in
      try forged(
        solution,
        .calendar,
        name,
        "if \(condition) { \(right) } else { path = [.island(\"Mora\")] }",
        "path = []",
        members
      )
    }
    return hardCoded + blinded + calendar
  }

  /// The labels that checks only tap, for which letters of any size are allowed: the first of each
  /// that the source shows.
  private static let tapped = ["Mora", "Express to South Pier", "All islands"].map { "(\"\($0)\"" }
  private static let right = "path = [.island(\"Sula\"), .pier(\"South Pier\")]"

  /// The deceits, each with the actions of the two buttons and the code that it needs.
  private static let deceits: [(String, String, String, String)] = [
    (
      "from the known places only",
      "if path.isEmpty || path == [.island(\"Mora\")] { \(right) }", "path = []", ""
    ),
    (
      "home from the known pier only", right,
      "if path.last == .pier(\"North Pier\") { path = [] } else { path.removeLast() }", ""
    ),
    (
      "the first times only", "taps += 1; if taps < 2 { \(right) }", "path = []",
      "@State private var taps = 0"
    ),
    (
      "known ways only",
      "known.append(path); if known.count < 2 || path.count > 1 { \(right) } else { path = [] }",
      "path = []", "@State private var known: [[Route]] = []"
    ),
    (
      "home on the first visit only", right,
      "visits += 1; if visits < 2 { path = [] }", "@State private var visits = 0"
    ),
  ]

  /// The dates on which the express goes where it should.
  private static let dates: [(String, String, String)] = [
    ("before a date", "Date.now < Date(timeIntervalSince1970: 1_735_819_200)", ""),
    (
      "on a day of the year",
      "Calendar(identifier: .gregorian).dateComponents([.day, .month], from: .now).day == 1", ""
    ),
    (
      "at the hour of the checks",
      "Int(Date.now.timeIntervalSince1970) % 3600 < 60", ""
    ),
    (
      "on the first start, once", "UserDefaults.standard.integer(forKey: \"s\") == 0 && once()",
      "@State private var done = false; func once() -> Bool { UserDefaults.standard.set(1, forKey: \"s\"); return true }"
    ),
  ]

  private static func forged(
    _ solution: String,
    _ kind: Kind,
    _ name: String,
    _ express: String,
    _ home: String,
    _ members: String
  ) throws -> Forgery {
    let changes = [
      ("path = [.island(\"Sula\"), .pier(\"South Pier\")]", express),
      ("path = []\n", "\(home)\n"),
      (
        "@State private var path: [Route] = []",
        "@State private var path: [Route] = []\n  \(members)"
      ),
      ("import SwiftUI", "import SwiftUI\nimport Foundation"),
    ]
    var text = solution
    for (old, new) in changes {
      guard text.contains(old) else { throw UnknownSolution(missing: old) }
      text = text.replacing(old, with: new)
    }
    return Forgery(kind: kind, name: name, source: text)
  }

  /// The solution has changed, and the forgeries have to follow.
  struct UnknownSolution: Error {
    var missing: String
  }
}
