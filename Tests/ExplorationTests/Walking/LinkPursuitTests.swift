import Shares
import Testing

@testable import Exploration

@Suite("Links compared with other links and with taps")
struct LinkPursuitTests {
  private static let explorer = Result { try ExampleExplorer() }

  /// An app whose links open a well without its quarter, and with an alert that covers the stack.
  private static let wells = """
    import SwiftUI

    enum Route: Hashable {
      case quarter(String)
      case well(String)
    }

    struct ContentView: View {
      private static let wells = ["Castle": ["Lion", "Bear"], "Harbour": ["Mermaid"]]
      @State private var path: [Route] = []
      @State private var isMissing = false

      var body: some View {
        NavigationStack(path: $path) {
          List(Self.wells.keys.sorted(), id: \\.self) { quarter in
            NavigationLink(quarter, value: Route.quarter(quarter))
          }
          .navigationTitle("Quarters")
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .quarter(let name):
              List(Self.wells[name] ?? [], id: \\.self) { well in
                NavigationLink(well, value: Route.well(well))
              }
              .navigationTitle(name)
            case .well(let name): Text("The water is clear.").navigationTitle(name)
            }
          }
        }
        .onOpenURL { url in
          let name = url.lastPathComponent.capitalized
          guard url.host() == "well", Self.wells.values.contains(where: { $0.contains(name) }) else {
            isMissing = true
            return
          }
          path = PATH
        }
        .alert("No such well", isPresented: $isMissing) { Button("OK") {} }
      }
    }
    """

  private func report(path: String, seed: UInt64) throws -> ExplorationReport {
    try #require(
      try Self.explorer.get().explore(
        Self.wells.replacing("PATH", with: path),
        within: ExplorationBudget(steps: 600, seed: seed, jobs: 1)
      )
    )
  }

  @Test(
    "A link that omits the screens below is found with any seed, in three lines",
    arguments: Share(of: 8).of(UInt64(1)...20)
  )
  func parents(_ seed: UInt64) throws {
    let report = try report(path: "[.well(name)]", seed: seed)
    #expect(report.discoveries.map(\.entry) == ["link-without-parents"], "seed \(seed)")
    let script = report.discoveries.first?.script ?? []
    #expect(script.map { $0.prefix { $0 != " " } } == ["tap", "tap", "open"], "\(script)")
  }

  @Test("A link that also opens the screens below is not a fault")
  func whole() throws {
    let path =
      "[.quarter(Self.wells.first { $0.value.contains(name) }?.key ?? \"\"), .well(name)]"
    #expect(try report(path: path, seed: 1).discoveries == [])
  }
}
