import SwiftUI

/// A place that hires out boats.
@main
struct BoatApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

struct RootView: View {
  @State private var path: [String] = []
  @State private var isReadingRules = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Kayak", value: "Kayak")
        Button("Rules") { isReadingRules = true }
        PriceButton()
      }
      .navigationTitle("Boats")
      .navigationDestination(for: String.self) { boat in
        PriceButton()
          .navigationTitle(boat)
      }
    }
    .fullScreenCover(isPresented: $isReadingRules) {
      RulesScreen()
    }
  }
}

struct PriceButton: View {
  @State private var isComparing = false

  var body: some View {
    Button("Prices") { isComparing = true }
      .sheet(isPresented: $isComparing) {
        PriceList()
      }
  }
}

struct RulesScreen: View {
  var body: some View {
    List {
      Text("Wear a life jacket.")
      Text("Come back before dark.")
    }
    .navigationTitle("Rules")
  }
}

struct PriceList: View {
  var body: some View {
    List {
      NavigationLink("Workday", value: "Workday")
      NavigationLink("Weekend", value: "Weekend")
    }
    .navigationTitle("Prices")
    .navigationDestination(for: String.self) { day in
      Text("Five coins an hour")
        .navigationTitle(day)
    }
  }
}
