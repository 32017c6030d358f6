import NavUI

/// Two columns: a list that selects, and a stack that shows what is selected.
struct ShelfApp: App {
  var body: some Scene { WindowGroup { Shelf() } }
}

private struct Shelf: View {
  @State private var book: Int?
  @State private var visibility = NavigationSplitViewVisibility.all
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $book) {
        ForEach(1...3, id: \.self) { Text("Book \($0)") }
        Button("Only detail") { visibility = .detailOnly }
        Text(width == .regular ? "regular" : "compact")
      }
      .navigationTitle("Shelf")
    } detail: {
      NavigationStack {
        if let book { Book(number: book) } else { Text("Choose a book").navigationTitle("None") }
      }
    }
  }
}

private struct Book: View {
  let number: Int
  @State private var marks = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      NavigationLink("Chapter", value: "Chapter of \(number)")
      NavigationLink("Notes") { Text("Notes").navigationTitle("Notes") }
      Button("Marks \(marks)") { marks += 1 }
      Button("Put back") { dismiss() }
      Text(isPresented ? "pushed" : "beside")
    }
    .navigationTitle("Book \(number)")
    .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
  }
}

/// Three columns, of which two select.
struct LibraryApp: App {
  var body: some Scene { WindowGroup { Library() } }
}

private struct Library: View {
  @State private var genre: String?
  @State private var title: Int?

  var body: some View {
    NavigationSplitView {
      List(["Poems", "Plays"], id: \.self, selection: $genre) { Text($0) }
        .navigationTitle("Genres")
    } content: {
      List(1...2, id: \.self, selection: $title) { number in
        NavigationLink("\(genre ?? "?") \(number)", value: number)
      }
      .navigationTitle(genre ?? "No genre")
    } detail: {
      Text(title.map { "Reading \($0)" } ?? "Nothing to read").navigationTitle("Reader")
    }
  }
}

/// A topmost column that the app decides about.
struct PreferredApp: App {
  var body: some Scene { WindowGroup { Preferred() } }
}

private struct Preferred: View {
  @State private var column = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      VStack {
        Text(column == .sidebar ? "sidebar on top" : "detail on top")
        Button("Show detail") { column = .detail }
      }
      .navigationTitle("Side")
    } detail: {
      Text("Detail").navigationTitle("Detail")
    }
  }
}

/// Value links in a sidebar, and where they can lead.
struct LinksApp: App {
  var body: some Scene { WindowGroup { Links() } }
}

private struct Links: View {
  @State private var path: [Int] = [7, 8]
  @State private var selection: String?
  @State private var shown: Double?

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        NavigationLink("To the stack", value: 1)
        NavigationLink("To the selection", value: "chosen")
        NavigationLink("To nowhere", value: true)
        NavigationLink("To the destination", value: Character("c"))
        NavigationLink("To a view") { Text("Closure").navigationTitle("Closure") }
        NavigationLink("In the sidebar") { Text("Here").navigationTitle("Here") }
          .isDetailLink(false)
        Button("Item") { shown = 1.5 }
        Button("No item") { shown = nil }
        Text("path \(path.map(String.init).joined(separator: " "))")
        Text("selection \(selection ?? "none")")
      }
      .navigationTitle("Side")
      .navigationDestination(item: $shown) { Text("Item \($0)").navigationTitle("Item") }
      .navigationDestination(for: Character.self) { Text("\($0)").navigationTitle("Letter \($0)") }
    } detail: {
      NavigationStack(path: $path) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
      }
    }
  }
}

/// A split view where it should not be.
struct MisplacedSplitApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationSplitView {
          Text("Side")
        } detail: {
          Text("Detail")
        }
      }
    }
  }
}
