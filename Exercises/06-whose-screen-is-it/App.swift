import SwiftUI

/// The catalogue of a small library.
@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup {
      CatalogueView()
    }
  }
}

struct Desk: Hashable {
  let floor: Int
}

struct CatalogueView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("The Tide Tables", value: 4)
        NavigationLink("Shelf 12", value: "Sea Stories")
        NavigationLink("Ask at the desk", value: Desk(floor: 2))
      }
      .navigationTitle("Library")
      .navigationDestination(for: Int.self) { number in
        BookScreen(number: number)
      }
      .navigationDestination(for: String.self) { name in
        Text("Books by or about them")
          .navigationTitle(name)
      }
    }
  }
}

struct BookScreen: View {
  let number: Int

  var body: some View {
    List {
      Text("Catalogue number \(number)")
      NavigationLink("More by this author", value: "Ida Holm")
    }
    .navigationTitle(number == 4 ? "The Tide Tables" : "Unknown book")
    .navigationDestination(for: Desk.self) { desk in
      Text("Someone will be with you soon")
        .navigationTitle("Desk on floor \(desk.floor)")
    }
  }
}
