import SwiftUI

/// A campsite by a lake.
@main
struct CampsiteApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

enum Page: Hashable {
  case pitches, gear, food, watch, search
}

struct RootView: View {
  @State private var page = Page.pitches
  @State private var isOnWatch = false
  @State private var arriving = 2
  @State private var query = ""
  @AppStorage("tabs") private var arrangement: TabViewCustomization

  var body: some View {
    // region tabs
    TabView(selection: $page) {
      Tab("Pitches", systemImage: "tent", value: Page.pitches) {
        NavigationStack {
          PitchList(isOnWatch: $isOnWatch, arriving: $arriving)
        }
      }
      .badge(arriving)
      .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      TabSection("Shop") {
        Tab("Gear", systemImage: "flashlight.on.fill", value: Page.gear) {
          NavigationStack { GearList() }
        }
        .customizationID("gear")
        Tab("Food", systemImage: "carrot", value: Page.food) {
          NavigationStack { FoodList() }
        }
        .customizationID("food")
      }
      .customizationID("shop")
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
    page = .pitches
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

struct PitchList: View {
  @Binding var isOnWatch: Bool
  @Binding var arriving: Int

  var body: some View {
    List {
      NavigationLink("By the lake", value: "By the lake")
      NavigationLink("Under the pines", value: "Under the pines")
      Button("Check them in") { arriving = 0 }
      Toggle("I keep watch", isOn: $isOnWatch)
    }
    .navigationTitle("Pitches")
    .navigationDestination(for: String.self) { pitch in
      Text("Power and water")
        .navigationTitle(pitch)
    }
  }
}

struct GearList: View {
  var body: some View {
    List {
      Text("Tent pegs")
      Text("Gas")
    }
    .navigationTitle("Gear")
  }
}

struct FoodList: View {
  static let foods = ["Bread", "Beans", "Berries"]

  var body: some View {
    List(Self.foods, id: \.self) { food in
      Text(food)
    }
    .navigationTitle("Food")
  }
}

struct WatchList: View {
  let leave: () -> Void

  var body: some View {
    List {
      NavigationLink("Gate", value: "Gate")
      NavigationLink("Lake shore", value: "Lake shore")
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
    List(FoodList.foods.filter { $0.localizedStandardContains(query) }, id: \.self) { food in
      Text(food)
    }
    .navigationTitle("Search")
  }
}
