import Testing

@testable import Exploration

@Suite("An exploration")
struct ExplorationTests {
  private static let explorer = Result { try ExampleExplorer() }

  /// An app with a button that does nothing and a screen with one that crashes.
  private static let app = """
    import SwiftUI

    struct ContentView: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Cellar", value: 1)
            Button("Light") {}
          }
          .navigationTitle("House")
          .navigationDestination(for: Int.self) { number in
            Button("Deeper") { path = [path[number]] }
              .navigationTitle("Cellar \\(number)")
          }
        }
      }
    }
    """

  @Test("The shortest scripts show the findings, whatever the number of threads")
  func repeatable() throws {
    let one = try #require(
      try Self.explorer.get().explore(Self.app, within: ExplorationBudget(steps: 400, jobs: 1))
    )
    let two = try #require(
      try Self.explorer.get().explore(Self.app, within: ExplorationBudget(steps: 400, jobs: 4))
    )
    #expect(one.discoveries == two.discoveries)
    #expect(one.steps == two.steps)
    #expect(one.discoveries.map(\.kind) == [.crash, .deadControl])
    #expect(
      one.discoveries.map(\.script) == [["tap \"Cellar\"", "tap \"Deeper\""], ["tap \"Light\""]]
    )
    #expect(one.untried == 0)
  }

  /// An app with a screen that hides the tab bar, and with objects that a person adds.
  private static let quiet = """
    import SwiftUI

    @Observable final class Player: Identifiable {
      let id = UUID()
      var points = 0
    }

    @Observable final class Team {
      var players: [Player] = []
    }

    struct ContentView: View {
      @State private var team = Team()

      var body: some View {
        TabView {
          NavigationStack {
            NavigationLink("Team", value: 1)
              .navigationTitle("Club")
              .navigationDestination(for: Int.self) { _ in
                VStack {
                  Text("\\(team.players.count) players")
                  Button("Add Player") { team.players.append(Player()) }
                }
                .navigationTitle("Team")
                .toolbar(.hidden, for: .tabBar)
              }
          }
          .tabItem { Text("Club") }
          NavigationStack { Text("Rules of the club").navigationTitle("Rules") }
            .tabItem { Text("Rules") }
        }
      }
    }
    """

  @Test("A hidden tab bar and objects that a person adds are not faults")
  func quiet() throws {
    let report = try #require(
      try Self.explorer.get().explore(Self.quiet, within: ExplorationBudget(steps: 600, jobs: 2))
    )
    #expect(report.discoveries == [])
  }
}
