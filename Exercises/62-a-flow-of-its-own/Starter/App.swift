import SwiftUI

/// A theatre where seats are booked in a sheet, step by step.
@main
struct TheatreApp: App {
  var body: some Scene {
    WindowGroup {
      EveningView()
    }
  }
}

struct Booking: Hashable {
  let row: String
  let price: String
}

struct EveningView: View {
  @State private var path: [Booking] = []
  @State private var isBooking = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Text("Antigone, at eight")
        Button("Book a seat") { isBooking = true }
      }
      .navigationTitle("Tonight")
      .navigationDestination(for: Booking.self) { booking in
        BookedScreen(booking: booking)
      }
    }
    .sheet(isPresented: $isBooking) {
      BookingFlow()
    }
  }
}

struct BookedScreen: View {
  let booking: Booking

  var body: some View {
    Text("Row \(booking.row), \(booking.price)")
      .navigationTitle("Booked")
  }
}

// MARK: - The flow

struct BookingFlow: View {
  var body: some View {
    // TODO: Lead from the row to the price and the summary, and say how the flow has ended.
    RowScreen { _ in }
  }
}

struct RowScreen: View {
  let choose: (String) -> Void

  var body: some View {
    List(["A", "B", "C"], id: \.self) { row in
      Button("Row \(row)") { choose(row) }
    }
    .navigationTitle("Choose a row")
  }
}

struct PriceScreen: View {
  let choose: (String) -> Void

  var body: some View {
    List(["full price", "reduced"], id: \.self) { price in
      Button(price.capitalized) { choose(price) }
    }
    .navigationTitle("Choose a price")
  }
}

struct SummaryScreen: View {
  let booking: Booking
  let confirm: () -> Void

  var body: some View {
    List {
      Text("Row \(booking.row), \(booking.price)")
      Button("Confirm") { confirm() }
    }
    .navigationTitle("Is this right?")
  }
}
