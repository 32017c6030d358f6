import SwiftUI

/// A guide to a village fair.
@main
struct FairApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

enum Page: Hashable {
  case programme, stalls, map
}

struct RootView: View {
  @State private var page = Page.programme

  var body: some View {
    TabView(selection: $page) {
      Tab("Programme", systemImage: "calendar", value: Page.programme) {
        Programme(page: $page)
      }
      Tab("Stalls", systemImage: "storefront", value: Page.stalls) {
        StallList()
      }
      Tab("Map", systemImage: "map", value: Page.map) {
        MapScreen()
      }
    }
  }
}

struct Programme: View {
  @Binding var page: Page

  var body: some View {
    NavigationStack {
      List {
        Button("To the stalls") { page = .stalls }
        Button("To the map") { page = .map }
      }
      .navigationTitle("Programme")
    }
  }
}

struct StallList: View {
  var body: some View {
    NavigationStack {
      List(["Cider", "Honey", "Pottery"], id: \.self) { stall in
        NavigationLink(stall, value: stall)
      }
      .navigationTitle("Stalls")
      .navigationDestination(for: String.self) { stall in
        Text("On the green")
          .navigationTitle(stall)
      }
    }
  }
}

struct MapScreen: View {
  var body: some View {
    NavigationStack {
      Text("The mill, the pond, the green")
        .navigationTitle("Map")
    }
  }
}
