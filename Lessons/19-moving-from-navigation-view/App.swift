import SwiftUI

/// The library of a village, as it was built in 2019 and as it is built now.
@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("Then", systemImage: "clock") { OldLibrary() }
        Tab("Now", systemImage: "books.vertical") { Library() }
      }
    }
  }
}

enum Shelf: String, CaseIterable, Identifiable, Hashable {
  case sea = "Sea"
  case moon = "Moon"

  var id: Self { self }

  var books: [String] {
    switch self {
    case .sea: ["The Tide", "Salt"]
    case .moon: ["Far Side", "Craters"]
    }
  }
}

// navlab:disable deprecated-navigation-view, deprecated-link, deprecated-name - shown on purpose

// region old
struct OldLibrary: View {
  @State private var shelf: Shelf?

  var body: some View {
    NavigationView {
      List(Shelf.allCases) { row in
        NavigationLink(row.rawValue, tag: row, selection: $shelf) {
          OldShelf(shelf: row)
        }
      }
      .navigationBarTitle("Shelves")
    }
  }
}
// endregion

struct OldShelf: View {
  let shelf: Shelf

  var body: some View {
    List(shelf.books, id: \.self) { book in
      NavigationLink(book) {
        OldBook(title: book)
      }
    }
    .navigationBarTitle(shelf.rawValue)
  }
}

// region old-book
struct OldBook: View {
  let title: String
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("Put it back") { presentationMode.wrappedValue.dismiss() }
      .navigationBarTitle(title)
  }
}
// endregion

// navlab:enable deprecated-navigation-view, deprecated-link, deprecated-name

// region route
enum Route: Hashable {
  case shelf(Shelf)
  case book(String)
}
// endregion

// region new
struct Library: View {
  @State private var path: [Route] = []
  @State private var returned = 0

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Shelf.allCases) { shelf in
          NavigationLink(shelf.rawValue, value: Route.shelf(shelf))
        }
        Text("Put back: \(returned)")
      }
      .navigationTitle("Shelves")
      .toolbar {
        Button("Book of the month") {
          path = [.shelf(.moon), .book("Craters")]
        }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .shelf(let shelf): ShelfScreen(shelf: shelf)
        case .book(let title): BookScreen(title: title)
        }
      }
    }
    // endregion
    // region change
    .onChange(of: path) { old, new in
      if new.count < old.count { returned += 1 }
    }
    // endregion
  }
}

struct ShelfScreen: View {
  let shelf: Shelf

  var body: some View {
    List(shelf.books, id: \.self) { book in
      NavigationLink(book, value: Route.book(book))
    }
    .navigationTitle(shelf.rawValue)
  }
}

// region new-book
struct BookScreen: View {
  let title: String
  @State private var isReserving = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Button("Reserve") { isReserving = true }
      Button("Put it back") { dismiss() }
    }
    .navigationTitle(title)
    .navigationDestination(isPresented: $isReserving) {
      Text("It is yours from Monday on.")
        .navigationTitle("Reserved")
    }
  }
}
// endregion
