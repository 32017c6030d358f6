import SwiftUI

struct ContentView: View {
  @State private var showsOffers = true

  var body: some View {
    TabView {
      Tab("Shop", systemImage: "bag") {
        Toggle("Offers", isOn: $showsOffers)
      }
      if showsOffers {
        Tab("Offers", systemImage: "percent") {
          OfferList()
        }
      }
    }
  }
}

struct OfferList: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Teapot", value: "Teapot")
        .navigationTitle("Offers")
        .navigationDestination(for: String.self) { offer in
          Text("Half the price")
            .navigationTitle(offer)
        }
    }
  }
}
