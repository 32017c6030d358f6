import SceneModel

/// A small app with random words and navigation, and the taps that lead through it.
struct CountersignApp: Hashable, Sendable {
  /// The source of the app.
  let source: String
  /// The labels to tap, in order; a label that is not on the screen means going back.
  let labels: [String]

  /// Creates a random app.
  ///
  /// - Parameter random: The source of randomness.
  init(using random: inout SeededNumbers) {
    let words = (0..<14).map { _ in Self.word(&random) }
    let rooms = words.prefix(4).enumerated().map { index, word in
      "NavigationLink(\"\(word)\", value: \(Int.random(in: 1...9, using: &random) * 10 + index))"
    }
    let step = Int.random(in: 2...9, using: &random)
    let limit = Int.random(in: 10...30, using: &random)
    source = """
      import SwiftUI

      @main struct CountersignApp: App {
        var body: some Scene { WindowGroup { Hall() } }
      }

      struct Hall: View {
        @State private var path: [Int] = []
        @State private var sum = \(Int.random(in: 1...9, using: &random))
        @State private var isOpen = false

        var body: some View {
          NavigationStack(path: $path) {
            List {
              \(rooms.shuffled(using: &random).joined(separator: "\n        "))
              Button("\(words[4])") { sum += \(step); if sum > \(limit) { path = [sum, sum * 2] } }
              Button("\(words[5])") { isOpen = true }
              Toggle("\(words[6])", isOn: $isOpen)
              Text("\(words[7]) \\(sum % \(Int.random(in: 3...7, using: &random)))")
            }
            .navigationTitle("\(words[8]) \\(path.count)")
            .navigationDestination(for: Int.self) { number in Room(number: number, sum: $sum) }
            .sheet(isPresented: $isOpen) {
              Button("\(words[9])") { isOpen = false; path.append(sum) }
                .navigationTitle("\(words[10])")
            }
          }
        }
      }

      struct Room: View {
        let number: Int
        @Binding var sum: Int
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          VStack {
            Text("\(words[11]) \\(number * sum)")
            Button("\(words[12])") { sum += number % \(step + 1) }
            if number % 2 == \(Int.random(in: 0...1, using: &random)) {
              NavigationLink("\(words[13])", value: number + sum)
            } else {
              Button("\(words[13])") { dismiss() }
            }
          }
          .navigationTitle("\(words[11])")
        }
      }
      """
    let known = words.prefix(7) + words.suffix(5)
    labels = (0..<12).map { _ in known.randomElement(using: &random) ?? "" }
  }

  private static func word(_ random: inout SeededNumbers) -> String {
    let sounds = "ba de fi go ku la me ni po ru sa te wi zo".split(separator: " ").map(String.init)
    return (0..<4).map { _ in sounds.randomElement(using: &random) ?? "" }.joined()
  }
}
