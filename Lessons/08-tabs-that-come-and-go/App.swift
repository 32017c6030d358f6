import SwiftUI

/// A garden that many people keep together.
@main
struct GardenApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

enum Page: Hashable {
  case beds, tools, seeds, watch, search
}

struct RootView: View {
  @State private var page = Page.beds
  @State private var isOnWatch = false
  @State private var thirsty = 2
  @State private var query = ""
  @AppStorage("tabs") private var arrangement: TabViewCustomization

  var body: some View {
    // region tabs
    TabView(selection: $page) {
      Tab("Beds", systemImage: "leaf", value: Page.beds) {
        NavigationStack {
          BedList(isOnWatch: $isOnWatch, thirsty: $thirsty)
        }
      }
      .badge(thirsty)
      .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      TabSection("Shed") {
        Tab("Tools", systemImage: "hammer", value: Page.tools) {
          NavigationStack { ToolList() }
        }
        .customizationID("tools")
        Tab("Seeds", systemImage: "circle.dotted", value: Page.seeds) {
          NavigationStack { SeedList() }
        }
        .customizationID("seeds")
      }
      .customizationID("shed")
      // endregion
      // region watch
      Tab("Watch", systemImage: "moon", value: Page.watch) {
        NavigationStack {
          WatchList(leave: leave)
        }
      }
      .hidden(!isOnWatch)
      .customizationID("watch")
      // endregion
      // region search
      Tab("Search", systemImage: "magnifyingglass", value: Page.search, role: .search) {
        NavigationStack {
          SearchScreen(query: query)
        }
      }
    }
    .searchable(text: $query)
    // endregion
    // region arrange
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($arrangement)
    // endregion
    .roomForContent()
  }

  // region leave
  private func leave() {
    isOnWatch = false
    page = .beds
  }
  // endregion
}

// region newest
extension View {
  /// Lets the tab bar shrink while somebody reads on, on a phone with iOS 26.
  @ViewBuilder
  func roomForContent() -> some View {
    if #available(iOS 26.0, *) {
      tabBarMinimizeBehavior(.onScrollDown)
    } else {
      self
    }
  }
}
// endregion

struct BedList: View {
  @Binding var isOnWatch: Bool
  @Binding var thirsty: Int

  var body: some View {
    List {
      NavigationLink("Spinach", value: "Spinach")
      NavigationLink("Sweet peas", value: "Sweet peas")
      Button("Water them all") { thirsty = 0 }
      Toggle("I keep watch", isOn: $isOnWatch)
    }
    .navigationTitle("Beds")
    .navigationDestination(for: String.self) { bed in
      Text("Sown in March")
        .navigationTitle(bed)
    }
  }
}

struct ToolList: View {
  var body: some View {
    List {
      Text("Spade")
      Text("Watering can")
    }
    .navigationTitle("Tools")
  }
}

struct SeedList: View {
  static let seeds = ["Spinach", "Sweet peas", "Beans"]

  var body: some View {
    List(Self.seeds, id: \.self) { seed in
      Text(seed)
    }
    .navigationTitle("Seeds")
  }
}

struct WatchList: View {
  let leave: () -> Void

  var body: some View {
    List {
      NavigationLink("Gate", value: "Gate")
      NavigationLink("Greenhouse", value: "Greenhouse")
      Button("Go off duty") { leave() }
    }
    .navigationTitle("Watch")
    .navigationDestination(for: String.self) { place in
      Text("All quiet")
        .navigationTitle(place)
    }
  }
}

struct SearchScreen: View {
  let query: String

  var body: some View {
    List(SeedList.seeds.filter { $0.localizedStandardContains(query) }, id: \.self) { seed in
      Text(seed)
    }
    .navigationTitle("Search")
  }
}
