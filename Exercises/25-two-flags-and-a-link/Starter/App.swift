import SwiftUI

@main
struct CampApp: App {
  var body: some Scene {
    WindowGroup {
      CampView()
    }
  }
}

struct CampView: View {
  @State private var showsMap = false
  @State private var showsPrices = false

  var body: some View {
    NavigationStack {
      List {
        Button("Map") { showsMap = true }
        Button("Prices") { showsPrices = true }
        Button("Plan a visit") {
          showsMap = true
          showsPrices = true
        }
      }
      .navigationTitle("Campsite")
      .navigationDestination(isPresented: $showsMap) {
        MapScreen()
      }
      .navigationDestination(isPresented: $showsPrices) {
        PricesScreen()
      }
      .navigationDestination(for: Int.self) { number in
        PitchScreen(number: number)
      }
    }
  }
}

struct MapScreen: View {
  var body: some View {
    List(7..<9) { number in
      NavigationLink("Pitch \(number)", value: number)
    }
    .navigationTitle("Map")
  }
}

struct PricesScreen: View {
  var body: some View {
    Text("Twelve a night")
      .navigationTitle("Prices")
  }
}

struct PitchScreen: View {
  let number: Int

  var body: some View {
    Text("Still free")
      .navigationTitle("Pitch \(number)")
  }
}
