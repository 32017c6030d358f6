import Foundation
import NavUI

extension Stage {
  /// Plays chance: a launch finds the same when it is repeated.
  @MainActor
  func playChance() {
    for launch in [0, 1, 0] {
      MainLoop.begin(date: 1_750_000_000 + Int64(launch), launch: launch)
      note("launch \(launch): \(Date().timeIntervalSince1970)")
      note(Self.numbers)
    }
    advance(.seconds(2.5))
    note("\(Date().timeIntervalSince1970)")
    MainLoop.begin(date: nil, launch: 0)
    note("\(Date().timeIntervalSince1970)")
  }

  /// Some random numbers of each kind.
  private static var numbers: String {
    let dice = (0..<6).map { _ in "\(Int.random(in: 1...6))" }.joined(separator: " ")
    let name = UUID().uuidString.prefix(8)
    let coin = Bool.random()
    let word = ["a", "b", "c", "d"].shuffled().joined()
    return "\(dice), \(name), \(coin), \(word)"
  }
}
