import NavUI
import SceneModel
import SharedLists
import Testing

/// The target that a link names before it is tapped.
@Suite("The goal of a link")
@MainActor
struct LinkGoalTests {
  @Test("A link names the type of its value or view, and knows whether a destination exists")
  func goals() {
    let app = TestApp(GoalApp.self)
    let links = (app.screen?.children ?? []).filter { $0.kind == .link }
    #expect(
      links.map { [$0.label, $0.name, $0.value] } == [
        ["Number", "Int", "1"], ["Text", "String", "\"a\""], ["Nobody", nil, nil],
        ["View", "GoalDetail", nil], ["Titled", "GoalDetail", nil], ["Plain", nil, nil],
      ]
    )
    #expect(
      links.map(\.traits) == [[], [.missingDestination], [.disabled], [], [], []]
    )
  }

  @Test("Values that can be pushed are recognised by signatures, and by the names of simple types")
  func routes() {
    #expect(TestApp(GoalApp.self).stack?.routes == [".detail(id: Int)", "Int"])
  }
}

private enum GoalRoute: Hashable {
  case detail(id: Int)
}

private struct GoalDetail: View {
  var body: some View { Text("Detail") }
}

private struct GoalApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          NavigationLink("Number", value: 1)
          NavigationLink("Text", value: "a")
          NavigationLink("Nobody", value: Int?.none)
          NavigationLink("View") { GoalDetail() }
          NavigationLink("Titled") { GoalDetail().navigationTitle("T").padding() }
          NavigationLink("Plain") { Text("Plain") }
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .navigationDestination(for: GoalRoute.self) { _ in GoalDetail() }
      }
    }
  }
}
