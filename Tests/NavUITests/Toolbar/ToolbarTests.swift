import NavUI
import Testing

@Suite("toolbars")
@MainActor
struct ToolbarTests {
  @Test("items are in reading order, whatever the order of their declaration")
  func order() throws {
    let app = TestApp(PlacesApp.self)
    #expect(
      app.labels == ["Cancel", "Menu", "Centre", "Plain", "Done", "One", "Two", "Below", "Content"]
    )
  }

  @Test("NS-71: a hidden bar shows none of its items, but the items below stay")
  func hidden() throws {
    let app = TestApp(HiddenApp.self)
    #expect(app.labels == ["Below", "Hide"])
    try app.tap("Hide")
    #expect(app.labels == ["Above", "Below", "Hide"])
  }

  @Test("NS-85: a toolbar on the stack itself shows nothing, because no bar is around it")
  func outside() throws {
    let app = TestApp(OutsideApp.self)
    #expect(app.labels == ["inner", "content"])
  }

  @Test("items appear and disappear with if, else and switch")
  func conditions() throws {
    let app = TestApp(ConditionsApp.self)
    #expect(app.labels == ["Even", "Zero", "Next 0"])
    try app.tap("Next 0")
    #expect(app.labels == ["Only odd", "Odd", "More", "Next 1"])
    try app.tap("Next 1")
    #expect(app.labels == ["Even", "More", "Next 2"])
  }

  @Test("items may be in a group")
  func group() throws {
    #expect(TestApp(GroupApp.self).labels == ["One", "Two", "Three", "Content"])
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

private struct GroupApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text("Content")
          .toolbar {
            Group {
              ToolbarItem { Button("One") {} }
              ToolbarItem { Button("Two") {} }
            }
            ToolbarItem { Button("Three") {} }
          }
      }
    }
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
            ToolbarItem(id: "one", placement: .topBarTrailing) { Button("One") {} }
          }
          .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("Two") {}
            } label: {
              Text("Narrow")
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

private struct ConditionsApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Button("Next \(count)") { count += 1 }
          .toolbar { Items(count: count) }
          .toolbar {
            if count % 2 == 1 {
              ToolbarItem(placement: .topBarLeading) { Button("Only odd") {} }
            }
          }
          .toolbar(removing: .title)
      }
    }
  }

  private struct Items: ToolbarContent {
    let count: Int

    var body: some ToolbarContent {
      if count % 2 == 0 {
        ToolbarItem(placement: .principal) { Text("Even") }
      } else {
        ToolbarItem(placement: .principal) { Text("Odd") }
      }
      switch count {
      case 0: ToolbarItem { Button("Zero") {} }
      default: ToolbarItemGroup { Button("More") {} }
      }
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
    }
  }
}

private struct OutsideApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text("content").toolbar { Button("inner") {} }
      }
      .toolbar { Button("outer") {} }
    }
  }
}
