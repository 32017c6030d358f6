import Foundation
import Shares
import Testing

@Suite("The reference model")
@MainActor
struct ReferenceTests {
  /// The number of actions that are compared, where the environment names one.
  private static let count = Int(ProcessInfo.processInfo.environment["NAVLAB_REFERENCE"] ?? "")
  /// After how many actions the app is started anew.
  private static let length = 2_000
  /// The seeds of the actions: a third of those of 30,000, or of as many as the environment names.
  private static let seeds = count.map { Array(0..<UInt64($0 / length)) } ?? Share(of: 3).of(0..<15)

  @Test("Stacks, tabs and presentations agree with the model after any actions")
  func randomActions() async {
    for seed in Self.seeds {
      guard let difference = ReferenceComparison().run(seed: seed, count: Self.length) else {
        await Task.yield()
        continue
      }
      Issue.record("\(difference)")
      return
    }
  }

  @Test("A failing script is reduced to the steps that make it fail")
  func shrinking() {
    let shrinker = ScriptShrinker<Int> { script in
      guard let start = script.firstIndex(of: 7) else { return false }
      return script[start...].contains(40)
    }
    #expect(shrinker.shrink(Array(0..<100)) == [7, 40])
  }
}
