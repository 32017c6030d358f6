import NavUI
import SceneModel
import Testing

@Suite("tabs in a bar, a sidebar and behind More")
@MainActor
struct TabBarTests {
  @Test("TV-13: a pushed screen covers a tab view that is inside a stack")
  func coveredTabs() throws {
    let app = TestApp(WrappedApp.self)
    let tabs = try #require(app.screen?.children.first)
    #expect(tabs.children.map(\.label) == ["A", "B"])
    let link = try #require(tabs.children.first?.children.first?.children.first)
    try app.perform(.tap, on: link.id)
    #expect(app.focus.map(\.kind) == [.window, .navigationStack, .screen])
    #expect(app.labels == ["Pushed"])
    try app.back()
    #expect(app.screen?.children.map(\.id) == [tabs.id])
    #expect(app.rules == [])
  }

  @Test("TV-29: a section's tabs are in a phone's bar, without the header")
  func section() {
    let app = TestApp(SectionApp.self)
    #expect(app.focus[1].children.map(\.label) == ["Home", "Books", "Films"])
    #expect(app.focus[1].children.map(\.kind) == [.tab, .tab, .tab])
  }

  @Test("TV-31: the adaptable style has the same tabs in every width")
  func adaptable() throws {
    for width in [UserInterfaceSizeClass.compact, .regular] {
      let app = TestApp(SectionApp.self) { SectionApp(width: width) }
      #expect(app.focus[1].children.map(\.label) == ["Home", "Books", "Films"])
      try app.tab("Films")
      #expect(app.labels == ["Films"])
    }
  }

  @Test(
    "TV-32, TV-33, TV-34, TV-35: a customization applies in the adaptable style if there is room"
  )
  func customization() throws {
    let wide = TestApp(CustomApp.self) { CustomApp(width: .regular, style: true) }
    #expect(hidden(in: wide) == ["By default", "In the sidebar"])
    try wide.tap("Hide, show")
    #expect(hidden(in: wide) == ["Hidden by hand", "In the sidebar"])
    try wide.tap("Reset")
    #expect(hidden(in: wide) == ["By default", "In the sidebar"])
    let plain = TestApp(CustomApp.self) { CustomApp(width: .regular, style: false) }
    #expect(hidden(in: plain) == [])
    let phone = TestApp(CustomApp.self) { CustomApp(width: .compact, style: true) }
    #expect(hidden(in: phone) == [])
  }

  private func hidden(in app: TestApp) -> [String] {
    app.focus[1].children.filter { $0.traits.contains(.hidden) }.compactMap(\.label)
  }

  @Test("TV-33: a customization is saved by its ids")
  func persistence() throws {
    var customization = TabViewCustomization()
    customization[tab: "a"].tabBarVisibility = .hidden
    customization[sidebarVisibility: "b"] = .visible
    customization[sectionID: "s"] = ["b", "a"]
    let data = try JSONEncoder().encode(customization)
    var read = try JSONDecoder().decode(TabViewCustomization.self, from: data)
    #expect(read == customization)
    #expect(read[tab: "a"].sidebarVisibility == .automatic)
    #expect(read[section: "s"].tabOrder == ["b", "a"])
    read.resetSectionOrder(for: "s")
    read.resetVisibility()
    #expect(read[sectionID: "s"] == nil)
    #expect(read[tab: "a"].tabBarVisibility == .automatic)
  }

  @Test("TV-36, TV-37: with more than five tabs, the fifth and later tabs work behind More")
  func more() throws {
    let app = TestApp(NumberedTabsApp.self) { NumberedTabsApp(count: 6) }
    #expect(behindMore(in: app) == ["Tab 5", "Tab 6"])
    try app.tab("Tab 6")
    #expect(app.titles == ["Page 6"])
    #expect(behindMore(in: TestApp(NumberedTabsApp.self) { NumberedTabsApp(count: 5) }) == [])
    #expect(
      behindMore(in: TestApp(NumberedTabsApp.self) { NumberedTabsApp(count: 6, width: .regular) })
        == []
    )
    #expect(
      behindMore(in: TestApp(NumberedTabsApp.self) { NumberedTabsApp(count: 6, isPaged: true) })
        == []
    )
  }

  @Test("TV-27: the search tab stays at the end of the bar")
  func searchTab() {
    let app = TestApp(SearchTabApp.self)
    #expect(behindMore(in: app) == ["Tab 4", "Tab 5"])
  }

  private func behindMore(in app: TestApp) -> [String] {
    app.focus[1].children.filter { $0.traits.contains(.overflow) }.compactMap(\.label)
  }

  @Test("TV-40: minimizing the bar does not affect the selection, and every tab has the accessory")
  func barBehaviour() throws {
    let app = TestApp(AccessoryApp.self)
    #expect(app.labels == ["A", "Now playing"])
    try app.tab("B")
    #expect(app.labels == ["B", "Now playing"])
  }

  @Test("a screen that hides the tab bar leaves no tab to tap")
  func hiddenBar() throws {
    let app = TestApp(HidingApp.self)
    try app.tap("Push")
    #expect(app.screen?.traits == [.tabBarHidden])
    #expect(throws: Refusal.self) { try app.tab("B") }
    try app.back()
    try app.tab("B")
    #expect(app.labels == ["B"])
  }

  @Test("a tab bar that is hidden around a stack is hidden for all of its screens")
  func hiddenAroundStack() throws {
    let app = TestApp(HidingAroundApp.self)
    #expect(app.screen?.traits == [.tabBarHidden])
    try app.tap("Push")
    #expect(app.screen?.traits == [.tabBarHidden])
    #expect(throws: Refusal.self) { try app.tab("B") }
    try app.tap("Show")
    #expect(app.screen?.traits == [])
    try app.tab("B")
  }
}

private struct WrappedApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        TabView {
          NavigationLink("Push", value: 1).tabItem { Text("A") }
          Text("B").tabItem { Text("B") }
        }
        .navigationDestination(for: Int.self) { _ in Text("Pushed") }
      }
    }
  }
}

private struct SectionApp: App {
  private let width: UserInterfaceSizeClass

  init() {
    self.init(width: .compact)
  }

  init(width: UserInterfaceSizeClass) {
    self.width = width
  }

  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("Home", systemImage: "house") { Text("Home") }
        TabSection("Library") {
          Tab("Books", systemImage: "book") { Text("Books") }
          Tab("Films", systemImage: "film") { Text("Films") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .environment(\.horizontalSizeClass, width)
    }
  }
}

private struct CustomApp: App {
  @State private var customization = TabViewCustomization()
  private let width: UserInterfaceSizeClass
  private let isAdaptable: Bool

  init() {
    self.init(width: .compact, style: true)
  }

  init(width: UserInterfaceSizeClass, style isAdaptable: Bool) {
    self.width = width
    self.isAdaptable = isAdaptable
  }

  var body: some Scene {
    WindowGroup {
      if isAdaptable {
        tabs.tabViewStyle(.sidebarAdaptable)
      } else {
        tabs
      }
    }
  }

  private var tabs: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        Button("Hide, show") {
          customization[tab: "by hand"].tabBarVisibility = .hidden
          customization[tab: "by hand"].sidebarVisibility = .hidden
          customization[tab: "by default"].tabBarVisibility = .visible
          customization[tab: "home"].tabBarVisibility = .hidden
        }
        Button("Reset") { customization.resetVisibility() }
      }
      .customizationID("home")
      .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      Tab("Hidden by hand", systemImage: "hand.raised") { Text("") }
        .customizationID("by hand")
      Tab("By default", systemImage: "gear") { Text("") }
        .customizationID("by default")
        .defaultVisibility(.hidden, for: .sidebar, .tabBar)
      Tab("In the sidebar", systemImage: "sidebar.left") { Text("") }
        .customizationID("sidebar")
        .defaultVisibility(.hidden, for: .tabBar)
    }
    .tabViewCustomization($customization)
    .environment(\.horizontalSizeClass, width)
  }
}

private struct AccessoryApp: App {
  @State private var selection = 0

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Tab("A", systemImage: "a", value: 0) { Text("A") }
        Tab("B", systemImage: "b", value: 1) { Text("B") }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
      .tabViewBottomAccessory { Text("Now playing") }
      .tabViewBottomAccessory(isEnabled: false) { Text("Nothing") }
      .tabViewSidebarHeader { Text("Only in a sidebar") }
    }
  }
}

private struct HidingApp: App {
  @State private var selection = 0

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Tab("A", systemImage: "a", value: 0) {
          NavigationStack {
            NavigationLink("Push", value: 1)
              .navigationDestination(for: Int.self) { _ in
                Text("Pushed").toolbar(.hidden, for: .tabBar)
              }
          }
        }
        Tab("B", systemImage: "b", value: 1) { Text("B") }
      }
    }
  }
}

@available(iOS 18.0, *)
private struct HidingAroundApp: App {
  @State private var selection = 0
  @State private var isHidden = true

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Tab("A", systemImage: "a", value: 0) {
          NavigationStack {
            NavigationLink("Push", value: 1)
              .navigationDestination(for: Int.self) { _ in
                Button("Show") { isHidden = false }
              }
          }
          .toolbar(isHidden ? .hidden : .visible, for: .tabBar)
        }
        Tab("B", systemImage: "b", value: 1) { Text("B") }
      }
    }
  }
}

@available(iOS 18.0, *)
private struct SearchTabApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        ForEach(1..<6) { number in
          Tab("Tab \(number)", systemImage: "circle") { Text("Page \(number)") }
        }
        Tab(role: .search) { Text("Search") }
      }
    }
  }
}
