/// Compares the app with the model, action by action.
@MainActor
struct ReferenceComparison {
  /// A script after which the two differ, as short as it could be made.
  struct Difference: CustomStringConvertible {
    let seed: UInt64
    let script: [ReferenceAction]
    let expected: [String]
    let seen: [String]

    var description: String {
      """
      the app does not do what the model does (seed \(seed)):
      \(script.map { "  \($0)" }.joined(separator: "\n"))
      expected:
      \(expected.map { "  \($0)" }.joined(separator: "\n"))
      seen:
      \(seen.map { "  \($0)" }.joined(separator: "\n"))
      """
    }
  }

  /// Plays random actions until the two differ.
  ///
  /// Actions that cannot be done are tried now and then, since both must refuse them.
  ///
  /// - Parameters:
  ///   - seed: What the actions follow from.
  ///   - count: How many actions to play.
  /// - Returns: What differs, or nil when nothing does.
  func run(seed: UInt64, count: Int) -> Difference? {
    var dice = ReferenceDice(seed: seed)
    var pair = Pair()
    var script: [ReferenceAction] = []
    while script.count < count {
      let action = dice.action()
      let isPossible = pair.model.perform(action)
      guard isPossible || dice.once(in: 10) else { continue }
      script.append(action)
      if pair.follow(action, isPossible) != nil { return difference(seed: seed, script) }
    }
    return nil
  }

  private func difference(seed: UInt64, _ script: [ReferenceAction]) -> Difference? {
    let short = ScriptShrinker { firstMismatch($0) != nil }.shrink(script)
    guard let (expected, seen) = firstMismatch(short) else { return nil }
    return Difference(seed: seed, script: short, expected: expected, seen: seen)
  }

  private func firstMismatch(_ script: [ReferenceAction]) -> (expected: [String], seen: [String])? {
    var pair = Pair()
    for action in script {
      if let mismatch = pair.follow(action, pair.model.perform(action)) { return mismatch }
    }
    return nil
  }

  /// The model and an app that were both just started.
  @MainActor
  private struct Pair {
    let model = ReferenceModel()
    let driver = ReferenceDriver()

    /// Has the app do what the model has done.
    mutating func follow(
      _ action: ReferenceAction,
      _ isPossible: Bool
    ) -> (expected: [String], seen: [String])? {
      guard driver.perform(action) == isPossible else {
        return ([isPossible ? "done" : "refused"], [isPossible ? "refused" : "done"])
      }
      let expected = ReferenceState(model).lines
      let seen = ReferenceState(driver).lines
      return expected == seen ? nil : (expected, seen)
    }
  }
}
