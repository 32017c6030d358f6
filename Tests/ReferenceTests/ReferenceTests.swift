import Foundation
import Testing

@Suite("The reference model")
@MainActor
struct ReferenceTests {
  /// The number of actions that are compared unless the environment says more, as in continuous
  /// integration.
  private static let count =
    Int(ProcessInfo.processInfo.environment["NAVLAB_REFERENCE"] ?? "") ?? 30_000
  /// After how many actions the app is started anew.
  private static let length = 2_000

  @Test("Stacks, tabs and presentations do what the model does, whatever is done to them")
  func randomActions() async {
    for seed in 0..<UInt64(Self.count / Self.length) {
      guard let difference = ReferenceComparison().run(seed: seed, count: Self.length) else {
        await Task.yield()
        continue
      }
      Issue.record("\(difference)")
      return
    }
  }

  @Test("A failing script is cut down to what it fails of")
  func shrinking() {
    let shrinker = ScriptShrinker<Int> { script in
      guard let start = script.firstIndex(of: 7) else { return false }
      return script[start...].contains(40)
    }
    #expect(shrinker.shrink(Array(0..<100)) == [7, 40])
  }
}
