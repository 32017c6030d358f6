import NavUI
import Testing

@Suite("toolbars")
@MainActor
struct ToolbarTests {
  @Test("items stand in reading order, whatever the order of their declaration")
  func order() throws {
    let app = TestApp(PlacesApp.self)
    #expect(
      app.labels == ["Cancel", "Menu", "Centre", "Plain", "Done", "One", "Two", "Below", "Content"]
    )
  }

  @Test("NS-71: a hidden bar shows none of its items; those below stay")
  func hidden() throws {
    let app = TestApp(HiddenApp.self)
    #expect(app.labels == ["Below", "Hide"])
    try app.tap("Hide")
    #expect(app.labels == ["Above", "Below", "Hide"])
  }

  @Test("the titles and bar items of iOS 13 still work")
  func old() throws {
    let app = TestApp(OldApp.self)
    #expect(app.titles == ["Old"])
    #expect(app.labels == ["Left", "Right", "count 0"])
    try app.tap("Right")
    #expect(app.labels == ["Left", "Right", "count 1"])
  }
}

private struct PlacesApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text("Content")
          .toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
            ToolbarItem(placement: .principal) { Text("Centre") }
            ToolbarItem { Button("Plain") {} }
            ToolbarSpacer(.fixed)
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          }
          .toolbar(id: "more") {
            ToolbarItem(id: "menu", placement: .topBarLeading) { Button("Menu") {} }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("One") {}
              Button("Two") {}
            }
          }
      }
    }
  }
}

private struct HiddenApp: App {
  @State private var isHidden = true

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Button("Hide") { isHidden.toggle() }
          .toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
            ToolbarItem(placement: .topBarLeading) { Button("Above") {} }
          }
          .toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
      }
    }
  }
}

private struct OldApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text("count \(count)")
          .navigationBarTitle("Old", displayMode: .inline)
          .navigationBarItems(
            leading: Button("Left") {},
            trailing: Button("Right") { count += 1 }
          )
      }
    }
  }
}
