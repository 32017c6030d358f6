import SwiftUI

/// A book and the notes on it, for readers with several windows.
@main
struct ReaderApp: App {
  @State private var notebook = Notebook()

  var body: some Scene {
    WindowGroup(id: "book") {
      BookView()
        .environment(notebook)
    }
    WindowGroup(id: "note", for: Note.ID.self) { $id in
      if let id {
        NoteView(id: id)
          .environment(notebook)
      }
    }
  }
}

struct Note: Identifiable, Hashable, Codable {
  let id: Int
  let title: String
  var stars = 0
}

@MainActor @Observable
final class Notebook {
  var notes = [Note(id: 1, title: "On bees"), Note(id: 2, title: "On wax")]

  func star(_ id: Note.ID) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].stars += 1
  }
}

@MainActor @Observable
final class Router {
  var path: [Int] = []
}

struct BookView: View {
  @State private var router = Router()
  @Environment(Notebook.self) private var notebook
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        ForEach(1..<4) { number in
          NavigationLink("Chapter \(number)", value: number)
        }
        ForEach(notebook.notes) { note in
          Button("Note: \(note.title)") { openWindow(id: "note", value: note.id) }
        }
        Button("Another window") { openWindow(id: "book") }
        Text("Stars: \(notebook.notes.map(\.stars).reduce(0, +))")
      }
      .navigationTitle("Contents")
      .navigationDestination(for: Int.self) { number in
        ChapterView(number: number)
      }
    }
    .environment(router)
  }
}

struct ChapterView: View {
  let number: Int

  @Environment(Router.self) private var router

  var body: some View {
    List {
      NavigationLink("Next chapter", value: number + 1)
      Button("To the contents") { router.path = [] }
    }
    .navigationTitle("Chapter \(number)")
  }
}

struct NoteView: View {
  let id: Note.ID

  @Environment(Notebook.self) private var notebook

  private var note: Note? {
    notebook.notes.first { $0.id == id }
  }

  var body: some View {
    NavigationStack {
      List {
        Text("Stars of the note: \(note?.stars ?? 0)")
        Button("Star") { notebook.star(id) }
      }
      .navigationTitle(note?.title ?? "Unknown note")
    }
  }
}
