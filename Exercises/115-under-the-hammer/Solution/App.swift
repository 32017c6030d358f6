import SwiftUI

/// An auction house and its lots.
@main
struct AuctionApp: App {
  @State private var house = House()

  var body: some Scene {
    WindowGroup {
      LotList()
        .environment(house)
    }
    WindowGroup(id: "lot", for: Lot.ID.self) { $id in
      LotWindow(id: id)
        .environment(house)
    }
  }
}

struct Lot: Identifiable, Hashable, Codable {
  let id: Int
  var bid: Int
  let estimate: Int

  var name: String {
    "Lot \(id)"
  }
}

@MainActor @Observable
final class House {
  var lots = [Lot(id: 7, bid: 100, estimate: 200), Lot(id: 8, bid: 50, estimate: 90)]

  func bid(on id: Lot.ID) {
    guard let index = lots.firstIndex(where: { $0.id == id }) else { return }
    lots[index].bid += 10
  }
}

struct LotList: View {
  @Environment(House.self) private var house
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    NavigationStack {
      List {
        ForEach(house.lots) { lot in
          if supportsMultipleWindows {
            Button(lot.name) { openWindow(id: "lot", value: lot.id) }
          } else {
            NavigationLink(lot.name, value: lot.id)
          }
        }
        Text("All bids: \(house.lots.map(\.bid).reduce(0, +))")
      }
      .navigationTitle("Lots")
      .navigationDestination(for: Lot.ID.self) { id in
        LotScreen(id: id)
      }
    }
  }
}

struct LotWindow: View {
  let id: Lot.ID?

  var body: some View {
    NavigationStack {
      if let id {
        LotScreen(id: id)
      }
    }
  }
}

struct History: Hashable {
  let id: Lot.ID
}

struct LotScreen: View {
  let id: Lot.ID

  @Environment(House.self) private var house
  @Environment(\.dismiss) private var dismiss
  @State private var showsEstimate = false

  private var lot: Lot? {
    house.lots.first { $0.id == id }
  }

  var body: some View {
    List {
      if let lot {
        Text("Bid: \(lot.bid)")
        Button("Bid") { house.bid(on: id) }
        Toggle("Estimate", isOn: $showsEstimate)
        if showsEstimate {
          Text("Estimate: \(lot.estimate)")
        }
        NavigationLink("History", value: History(id: id))
        Button("Done") { dismiss() }
      }
    }
    .navigationTitle(lot?.name ?? "Unknown lot")
    .navigationDestination(for: History.self) { history in
      HistoryScreen(id: history.id)
    }
  }
}

struct HistoryScreen: View {
  let id: Lot.ID

  var body: some View {
    Text("Sold once before")
      .navigationTitle("History")
  }
}
