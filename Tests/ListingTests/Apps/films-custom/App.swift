import SwiftUI

enum FilmTab: Hashable {
  case now
  case extra
}

struct FilmTabs: View {
  @AppStorage("FilmTabs") private var customization: TabViewCustomization
  @State private var selection = FilmTab.now

  var body: some View {
    TabView(selection: $selection) {
      Tab("Now", systemImage: "play", value: .now) {
        Button("Show the extra tab") { customization[tab: "tab.extra"].tabBarVisibility = .visible }
        Button("Hide this tab") { customization[tab: "tab.now"].tabBarVisibility = .hidden }
        Text(UserDefaults.standard.object(forKey: "FilmTabs") == nil ? "Nothing kept" : "Kept")
      }
      .customizationID("tab.now")
      .customizationBehavior(.disabled, for: .sidebar, .tabBar)

      Tab("Extra", systemImage: "star", value: .extra) { Text("Extra") }
        .customizationID("tab.extra")
        .defaultVisibility(.hidden, for: .tabBar)
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
  }
}

@main
struct FilmsApp: App {
  var body: some Scene {
    WindowGroup { FilmTabs() }
  }
}
