import NavUI
import SceneModel
import Testing

@Suite("Traits of a tab in its body")
@MainActor
struct TabTraitTests {
  @Test("TV-45: label, tag and badge inside the body of a custom view reach the tab view")
  func body() throws {
    let app = TestApp(OwnTabsApp.self)
    #expect(tabs(of: app) == ["Home 3*", "Search?"])
    try app.tab("Search")
    #expect(tabs(of: app) == ["Home 3", "Search*"])
    #expect(app.labels == ["Selected: search", "Rename"])
    try app.tap("Rename")
    #expect(tabs(of: app) == ["Home 3", "Find*"])
    try app.tab("Home")
    #expect(app.labels == ["Selected: home"])
    #expect(app.rules == [])
  }

  @Test("TV-45: a custom view whose body lists tabs stands for all of them")
  func list() throws {
    let app = TestApp(ListedTabsApp.self)
    #expect(tabs(of: app) == ["One*", "Two?", "3?", "4?"])
    try app.tab("4")
    #expect(app.labels == ["selected 4"])
    try app.tab("Two")
    #expect(app.labels == ["two", "selected 2"])
  }

  @Test("TV-45: a tab that changes by an if in its body changes label and tag")
  func conditional() throws {
    let app = TestApp(ChangingTabApp.self)
    #expect(tabs(of: app) == ["Guest*", "Other?"])
    try app.tap("Log in")
    #expect(tabs(of: app) == ["Member*", "Other?"])
    #expect(app.labels == ["Log out"])
    #expect(app.rules == [])
  }

  @Test("TV-45: a tab's contents are still built only when the tab is opened")
  func deferred() throws {
    let counter = EvaluationCounter()
    let app = TestApp(CountedTabsApp.self) { CountedTabsApp(counter: counter) }
    #expect(counter.counts == ["first": 1])
    try app.tab("Second")
    #expect(counter.counts == ["first": 1, "second": 1])
  }

  @Test("TV-45: a body without traits of the tab is not evaluated before the tab is opened")
  func unopened() throws {
    let counter = EvaluationCounter()
    let app = TestApp(UnopenedTabsApp.self) { UnopenedTabsApp(counter: counter) }
    #expect(tabs(of: app) == ["One*", "Two?", "Three?"])
    #expect(counter.counts == [:])
    try app.tab("Two")
    #expect(counter.counts == ["chosen": 1])
    try app.tab("Three")
    #expect(counter.counts == ["chosen": 1, "modified": 1])
  }

  @Test("TV-45: a tab appears when it is opened, wherever its label is")
  func appearance() throws {
    let counter = EvaluationCounter()
    let app = TestApp(AppearingTabsApp.self) { AppearingTabsApp(counter: counter) }
    #expect(counter.counts == ["one inside": 1, "one outside": 1])
    try app.tab("Two")
    #expect(
      counter.counts == ["one inside": 1, "one outside": 1, "two inside": 1, "two outside": 1]
    )
  }

  @Test("TV-45: options in the body of a custom view are options of the picker")
  func options() throws {
    let app = TestApp(OwnOptionsApp.self)
    try app.pick("L", in: "Size")
    #expect(app.labels == ["Size", "chosen 2"])
    try app.pick("None", in: "Size")
    #expect(app.labels == ["Size", "chosen 9"])
  }

  private func tabs(of app: TestApp) -> [String] {
    app.focus.last { $0.kind == .tabView }?.children.map { tab in
      (tab.label ?? "?") + (tab.badge.map { " \($0)" } ?? "")
        + (tab.traits.contains(.selected) ? "*" : "")
        + (tab.traits.contains(.unvisited) ? "?" : "")
    } ?? []
  }
}

private enum Place: Hashable { case home, search }

private struct OwnTabsApp: App {
  @State private var selection = Place.home

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        HomeTab(selection: selection)
        SearchTab(selection: selection)
      }
    }
  }
}

private struct HomeTab: View {
  let selection: Place

  var body: some View { LabeledHome(selection: selection).tag(Place.home).badge(3) }
}

private struct LabeledHome: View {
  let selection: Place

  var body: some View {
    NavigationStack { Text("Selected: \(selection)") }
      .tabItem { Label("Home", systemImage: "house") }
  }
}

private struct SearchTab: View {
  let selection: Place
  @State private var name = "Search"

  var body: some View {
    VStack {
      Text("Selected: \(selection)")
      Button("Rename") { name = "Find" }
    }
    .tabItem { Text(name) }
    .tag(Place.search)
  }
}

private struct ListedTabsApp: App {
  @State private var selection = 1

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        FixedTabs(selection: selection)
        ForEach([3, 4], id: \.self) { NumberTab(number: $0, selection: selection) }
      }
    }
  }
}

private struct FixedTabs: View {
  let selection: Int

  var body: some View {
    Text("one").tabItem { Text("One") }.tag(1)
    VStack {
      Text("two")
      Text("selected \(selection)")
    }
    .tabItem { Text("Two") }.tag(2)
  }
}

private struct NumberTab: View {
  let number: Int
  let selection: Int

  var body: some View {
    if number > 0 {
      Text("selected \(selection)").tabItem { Text("\(number)") }
    }
  }
}

private struct ChangingTabApp: App {
  @State private var selection = Place.home

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Account().tag(Place.home)
        Text("other").tabItem { Text("Other") }.tag(Place.search)
      }
    }
  }
}

private struct Account: View {
  @State private var isMember = false

  var body: some View {
    if isMember {
      Button("Log out") { isMember = false }.tabItem { Text("Member") }
    } else {
      Button("Log in") { isMember = true }.tabItem { Text("Guest") }
    }
  }
}

private struct CountedTabsApp: App {
  var counter = EvaluationCounter()

  var body: some Scene {
    WindowGroup {
      TabView {
        CountedTab(name: "First", counter: counter)
        CountedTab(name: "Second", counter: counter)
      }
    }
  }
}

private struct CountedTab: View {
  let name: String
  let counter: EvaluationCounter

  var body: some View { CountedContent(name: name, counter: counter).tabItem { Text(name) } }
}

private struct CountedContent: View {
  let name: String
  let counter: EvaluationCounter

  var body: some View {
    let _ = counter.count(name.lowercased())
    Text(name)
  }
}

private struct UnopenedTabsApp: App {
  var counter = EvaluationCounter()

  var body: some Scene {
    WindowGroup {
      TabView {
        Text("one").tabItem { Text("One") }
        ChosenTab(counter: counter).tabItem { Text("Two") }
        ModifiedTab(counter: counter).tabItem { Text("Three") }
      }
    }
  }
}

private struct ChosenTab: View {
  let counter: EvaluationCounter

  var body: some View {
    let _ = counter.count("chosen")
    Group {
      if counter.counts.isEmpty { Text("no") } else { Text("yes") }
    }
    .id(1)
  }
}

private struct ModifiedTab: View {
  let counter: EvaluationCounter

  var body: some View {
    let _ = counter.count("modified")
    Text("three").modifier(PaddedModifier())
  }
}

private struct PaddedModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

private struct AppearingTabsApp: App {
  var counter = EvaluationCounter()

  var body: some Scene {
    WindowGroup {
      TabView {
        AppearingTab(name: "one", counter: counter)
        AppearingTab(name: "two", counter: counter)
      }
    }
  }
}

private struct AppearingTab: View {
  let name: String
  let counter: EvaluationCounter

  var body: some View {
    Text(name)
      .onAppear { counter.count("\(name) inside") }
      .tabItem { Text(name.capitalized) }
      .onAppear { counter.count("\(name) outside") }
  }
}

private struct OwnOptionsApp: App {
  @State private var size = 0

  var body: some Scene {
    WindowGroup {
      Picker("Size", selection: $size) { Options() }
      Text("chosen \(size)")
    }
  }
}

private struct Options: View {
  var body: some View {
    ForEach(Array(["S", "M", "L"].enumerated()), id: \.offset) { Option(name: $0.element) }
    Option(name: "None").tag(9)
  }
}

private struct Option: View {
  let name: String

  var body: some View {
    if name.isEmpty { Text("?") } else { Text(name) }
  }
}
