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
      BookingFlow { result in
        isBooking = false
        if case .booked(let booking) = result { path = [booking] }
      }
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

enum BookingResult {
  case booked(Booking)
  case cancelled
}

enum BookingStep: Hashable {
  case price
  case summary
}

/// Leads through the steps, and keeps what was chosen in them.
@MainActor
@Observable
final class BookingCoordinator {
  var path: [BookingStep] = []
  private(set) var row = ""
  private(set) var price = ""

  var booking: Booking { Booking(row: row, price: price) }

  func choose(row: String) {
    self.row = row
    path.append(.price)
  }

  func choose(price: String) {
    self.price = price
    path.append(.summary)
  }
}

struct BookingFlow: View {
  let finish: (BookingResult) -> Void
  @State private var coordinator = BookingCoordinator()

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      RowScreen { row in coordinator.choose(row: row) }
        .cancelButton(finish)
        .navigationDestination(for: BookingStep.self) { step in
          switch step {
          case .price:
            PriceScreen { price in coordinator.choose(price: price) }
              .cancelButton(finish)
          case .summary:
            SummaryScreen(booking: coordinator.booking) {
              finish(.booked(coordinator.booking))
            }
            .cancelButton(finish)
          }
        }
    }
  }
}

extension View {
  /// Every step can be left.
  func cancelButton(_ finish: @escaping (BookingResult) -> Void) -> some View {
    toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { finish(.cancelled) }
      }
    }
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
