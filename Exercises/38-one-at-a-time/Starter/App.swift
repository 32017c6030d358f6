import SwiftUI

/// A place that hires out boats.
@main
struct BoatApp: App {
  var body: some Scene {
    WindowGroup {
      BoatList()
    }
  }
}

struct BoatList: View {
  @State private var boat: String?
  @State private var isOrdering = false
  @State private var showsReceipt = false
  @State private var showsWeather = false
  @State private var height = PresentationDetent.large

  var body: some View {
    NavigationStack {
      List {
        Button("Kayak") { boat = "Kayak" }
        Button("Order") {
          isOrdering = true
          showsReceipt = true
        }
        Button("Weather") { showsWeather = true }
      }
      .navigationTitle("Boats")
      .sheet(isPresented: .constant(boat != nil)) {
        Page(title: boat ?? "", text: "Five coins an hour")
      }
      .sheet(isPresented: $isOrdering) {
        Page(title: "Order", text: "One boat, one hour")
      }
      .sheet(isPresented: $showsReceipt) {
        Page(title: "Receipt", text: "Paid with thanks")
      }
      .sheet(isPresented: $showsWeather) {
        WeatherPage(height: height)
          .presentationDetents([.medium, .height(80)], selection: $height)
      }
    }
  }
}

struct Page: View {
  let title: String
  let text: String

  var body: some View {
    NavigationStack {
      Text(text)
        .navigationTitle(title)
    }
  }
}

struct WeatherPage: View {
  let height: PresentationDetent

  var body: some View {
    Page(
      title: "Weather",
      text: height == .medium ? "A light wind until noon, then rain" : "A light wind")
  }
}
