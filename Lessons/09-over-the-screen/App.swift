import SwiftUI

/// A bakery that takes orders.
@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup {
      BakeryView()
    }
  }
}

enum Shelf: String, Hashable {
  case rye = "Rye"
  case wheat = "Wheat"

  var breads: [Bread] {
    switch self {
    case .rye: [Bread(name: "Dark loaf", grams: 900), Bread(name: "Malt loaf", grams: 500)]
    case .wheat: [Bread(name: "Baguette", grams: 250), Bread(name: "Bun", grams: 60)]
    }
  }
}

// region bread
struct Bread: Identifiable, Hashable {
  let name: String
  let grams: Int

  var id: String { name }
}
// endregion

struct BakeryView: View {
  @State private var path: [Shelf] = []
  @State private var basket: [Bread] = []
  @State private var isTouring = false
  @State private var isEmptying = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Rye", value: Shelf.rye)
        NavigationLink("Wheat", value: Shelf.wheat)
        Button("See the oven") { isTouring = true }
        // region dialog
        Button("Empty the basket", role: .destructive) { isEmptying = true }
          .confirmationDialog(
            "Put \(basket.count) back on the shelf?",
            isPresented: $isEmptying,
            titleVisibility: .visible
          ) {
            Button("Put back", role: .destructive) { basket = [] }
            Button("Keep", role: .cancel) {}
          }
        // endregion
      }
      .navigationTitle("Bakery")
      .navigationDestination(for: Shelf.self) { shelf in
        ShelfScreen(shelf: shelf, basket: $basket)
      }
    }
    // region cover
    .fullScreenCover(isPresented: $isTouring) {
      OvenTour()
    }
    // endregion
  }
}

struct ShelfScreen: View {
  let shelf: Shelf
  @Binding var basket: [Bread]
  @State private var ordered: Bread?
  @State private var isThanking = false
  // region item
  @State private var chosen: Bread?

  var body: some View {
    List(shelf.breads) { bread in
      Button(bread.name) { chosen = bread }
    }
    .navigationTitle(shelf.rawValue)
    .sheet(item: $chosen, onDismiss: thank) { bread in
      BreadSheet(bread: bread, next: showNext) { order(bread) }
    }
    // endregion
    // region alert
    .alert("Thank you", isPresented: $isThanking, presenting: ordered) { _ in
      Button("OK") { ordered = nil }
    } message: { bread in
      Text("\(bread.name) will be ready at six.")
    }
    // endregion
  }

  // region next
  private func showNext() {
    chosen = shelf.breads.first { $0 != chosen }
  }
  // endregion

  // region order
  private func order(_ bread: Bread) {
    basket.append(bread)
    ordered = bread
    chosen = nil
  }

  /// Runs when the sheet is gone.
  private func thank() {
    isThanking = ordered != nil
  }
  // endregion
}

struct BreadSheet: View {
  let bread: Bread
  let next: () -> Void
  let order: () -> Void
  @Environment(\.dismiss) private var dismiss
  // region sheet
  @State private var height = PresentationDetent.medium

  var body: some View {
    NavigationStack {
      List {
        Text("\(bread.grams) grams")
        NavigationLink("Ingredients", value: bread)
        Button("Next bread") { next() }
        Button("Order") { order() }
      }
      .navigationTitle(bread.name)
      .navigationDestination(for: Bread.self) { _ in
        IngredientScreen()
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
      }
    }
    .presentationDetents([.medium, .large], selection: $height)
  }
  // endregion
}

// region done
struct IngredientScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Text("Flour, water, salt")
      Button("Done") { dismiss() }
    }
    .navigationTitle("Ingredients")
  }
}
// endregion

// region tour
struct OvenTour: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("It is hot since four in the morning.")
    Button("Out of here") { dismiss() }
  }
}
// endregion
