import SwiftUI

struct Note: Identifiable, Hashable, Codable {
  var id: Int
  var title: String
}

@Observable
final class NoteStore {
  var notes = [Note(id: 1, title: "Milk"), Note(id: 2, title: "Rent")]
  var opened = 0
}

@main
struct NotesApp: App {
  @State private var store = NoteStore()

  var body: some Scene {
    WindowGroup {
      NoteList()
        .environment(store)
    }
    WindowGroup("Note", id: "note", for: Note.ID.self) { $id in
      NoteWindow(id: id)
        .environment(store)
    }
    WindowGroup(id: "scratch") {
      Scratchpad()
    }
    WindowGroup(for: String.self) { $topic in
      Text("Help on \(topic)")
    } defaultValue: {
      "everything"
    }
  }
}

struct NoteList: View {
  @Environment(NoteStore.self) private var store
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    NavigationStack {
      List(store.notes) { note in
        Button("Open \(note.title)") { openWindow(id: "note", value: note.id) }
      }
      .navigationTitle("Notes")
      .toolbar {
        Button("Scratchpad") { openWindow(id: "scratch") }
        Button("Help") { openWindow(value: "windows") }
        Button("Nowhere") { openWindow(id: "nowhere") }
        Button("Close scratchpads") { dismissWindow(id: "scratch") }
      }
      .safeAreaInset(edge: .bottom) {
        Text(supportsMultipleWindows ? "several windows" : "one window")
        Text("opened \(store.opened)")
      }
    }
  }
}

struct NoteWindow: View {
  let id: Note.ID?
  @Environment(NoteStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var taps = 0
  @SceneStorage("draft") private var draft = ""

  var body: some View {
    @Bindable var store = store
    NavigationStack {
      Form {
        if let index = store.notes.firstIndex(where: { $0.id == id }) {
          TextField("Title", text: $store.notes[index].title)
        }
        Button("Taps \(taps)") { taps += 1 }
        Button("Draft \(draft)") { draft += "x" }
        NavigationLink("More") { Text("More of it").navigationTitle("More") }
        Button("Done") { dismiss() }
      }
      .navigationTitle("Note \(id ?? 0)")
    }
    .onAppear { store.opened += 1 }
    .onDisappear { print("note \(id ?? 0) closed") }
  }
}

@Observable
final class Pad {
  var lines = 0
}

struct Scratchpad: View {
  @State private var count = 0
  @State private var pad = Pad()

  var body: some View {
    Button("Scratch \(count)") { count += 1 }
    Button("Lines \(pad.lines)") { pad.lines += 1 }
  }
}
