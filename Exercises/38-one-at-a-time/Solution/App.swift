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

/// The things that can lie over the list, one at a time.
enum Panel: Identifiable, Hashable {
  case boat(String)
  case order, receipt, weather

  var id: Self { self }
}

struct BoatList: View {
  @State private var panel: Panel?

  var body: some View {
    NavigationStack {
      List {
        Button("Kayak") { panel = .boat("Kayak") }
        Button("Order") { panel = .order }
        Button("Weather") { panel = .weather }
      }
      .navigationTitle("Boats")
      .sheet(item: $panel) { panel in
        content(of: panel)
      }
    }
  }

  @ViewBuilder
  private func content(of panel: Panel) -> some View {
    switch panel {
    case .boat(let name):
      Page(title: name, text: "Five coins an hour")
    case .order:
      OrderPage { self.panel = .receipt }
    case .receipt:
      Page(title: "Receipt", text: "Paid with thanks")
    case .weather:
      WeatherPage()
    }
  }
}

struct OrderPage: View {
  let showReceipt: () -> Void

  var body: some View {
    NavigationStack {
      List {
        Text("One boat, one hour")
        Button("Show the receipt") { showReceipt() }
      }
      .navigationTitle("Order")
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
  @State private var height = PresentationDetent.medium

  var body: some View {
    Page(
      title: "Weather",
      text: height == .medium ? "A light wind until noon, then rain" : "A light wind"
    )
    .presentationDetents([.medium, .height(80)], selection: $height)
  }
}
