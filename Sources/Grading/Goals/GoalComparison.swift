import Course
import SceneModel
import SceneText
import Script

/// A comparison of an app's expected and actual states.
struct GoalComparison: Sendable {
  let goal: Goal
  let seen: SeenState
  /// The differences, part by part.
  let flaws: [StateFlaw]
  /// The results of the compared parts.
  let parts: [PartResult]
  /// The alignment of the actual screens with the expected ones, or nil if screens were not compared.
  let screens: ScreenAlignment?

  /// Creates a comparison of an expected state with the actual state of an app.
  init(_ state: GoalTest.State, worth: [Goal.Part: Int], seen: SeenState) {
    goal = state.goal
    self.seen = seen
    let screens = state.goal.screens.map { ScreenAlignment(expected: $0, seen: seen.screens) }
    self.screens = screens
    var flaws: [StateFlaw] = []
    if let tab = goal.tab { flaws += Self.flaws(of: seen.tab, expected: tab) }
    if let screens { flaws += Self.flaws(of: screens) }
    if let path = state.path {
      flaws += Self.flaws(of: seen.path, expected: path, text: goal.path?.text)
    }
    if let presented = goal.presented {
      flaws += Self.flaws(of: seen.presented, expected: presented)
    }
    for text in goal.texts ?? [] where !seen.texts.contains(text) {
      flaws.append(StateFlaw(.missingText, part: .text, expected: Printable.quoted(text)))
    }
    self.flaws = flaws
    parts = goal.parts.map { part in
      PartResult(
        name: part.rawValue,
        points: worth[part] ?? 0,
        isRight: !flaws.contains { $0.part == part }
      )
    }
  }

  /// A Boolean value that indicates whether the app is in the expected state.
  var isRight: Bool { flaws.isEmpty }

  /// The points that the right parts earn.
  var points: Int {
    parts.reduce(0) { $0 + ($1.isRight ? $1.points : 0) }
  }

  private static func flaws(of tab: SeenState.Tab?, expected name: String) -> [StateFlaw] {
    guard let tab else {
      return [StateFlaw(.noTabs, part: .tab, expected: Printable.line(name))]
    }
    guard !tab.isCalled(name) else { return [] }
    return [
      StateFlaw(
        .wrongTab,
        part: .tab,
        expected: Printable.line(name),
        seen: Printable.line(tab.label)
      )
    ]
  }

  private static func flaws(of screens: ScreenAlignment) -> [StateFlaw] {
    guard !screens.isRight else { return [] }
    if screens.isOtherOrder {
      let names = screens.rows.compactMap { row -> String? in
        switch row {
        case .same(let screen), .extra(let screen): screen.designation
        case .missing: nil
        }
      }
      return [StateFlaw(.wrongOrder, part: .screens, seen: names.joined(separator: " > "))]
    }
    return screens.rows.compactMap { row in
      switch row {
      case .same: nil
      case .missing(let name):
        StateFlaw(.missingScreen, part: .screens, expected: Printable.quoted(name))
      case .extra(let screen):
        StateFlaw(.extraScreen, part: .screens, seen: screen.designation)
      }
    }
  }

  private static func flaws(
    of path: [String]?,
    expected: [Literal],
    text: String?
  ) -> [StateFlaw] {
    guard let path else { return [StateFlaw(.noStack, part: .path, expected: text)] }
    let isRight = path.count == expected.count && zip(expected, path).allSatisfy { $0.matches($1) }
    guard !isRight else { return [] }
    let seen = "[\(path.map(Printable.line).joined(separator: ", "))]"
    return [StateFlaw(.wrongPath, part: .path, expected: text, seen: seen)]
  }

  private static func flaws(
    of presented: [SeenState.Presentation],
    expected: [Goal.Presented]
  ) -> [StateFlaw] {
    var flaws: [StateFlaw] = []
    for index in 0..<max(presented.count, expected.count) {
      let seen = index < presented.count ? presented[index] : nil
      let wanted = index < expected.count ? expected[index] : nil
      switch (seen, wanted) {
      case (let seen?, let wanted?):
        guard !seen.isKind(wanted.kind) || !seen.shows(wanted.screens) else { continue }
        flaws.append(
          StateFlaw(
            .wrongPresentation,
            part: .presented,
            expected: wanted.designation,
            seen: seen.designation
          )
        )
      case (let seen?, nil):
        flaws.append(StateFlaw(.leftOpen, part: .presented, seen: seen.designation))
      case (nil, let wanted?):
        flaws.append(StateFlaw(.notPresented, part: .presented, expected: wanted.designation))
      case (nil, nil): break
      }
    }
    return flaws
  }
}
