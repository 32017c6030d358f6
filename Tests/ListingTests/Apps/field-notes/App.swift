import SwiftUI

struct Note: Identifiable, Hashable {
  let id: Int
  let title: String
}

enum Route: Hashable {
  case note(Note)
  case author
}

let notes = [Note(id: 1, title: "Fox"), Note(id: 2, title: "Owl")]

@Observable
final class NotesNavigator {
  var path = NavigationPath()

  func go(to route: Route) {
    path.append(route)
  }

  func goBack() {
    if !path.isEmpty { path.removeLast() }
  }

  func goToRoot() {
    path = NavigationPath()
  }
}

@Observable
final class NoteEditor {
  private let navigator: NotesNavigator
  private(set) var isSaving = false

  init(navigator: NotesNavigator) {
    self.navigator = navigator
  }

  func saveAndShow() async {
    await save()
    navigator.go(to: .note(notes[1]))
  }

  private func save() async {
    isSaving = true
    // swift-format-ignore: NeverUseForceTry
    try! await Task.sleep(for: .seconds(1))
    isSaving = false
  }
}

struct NotesScreen: View {
  @Environment(NotesNavigator.self) private var navigator
  @State private var editor: NoteEditor?

  var body: some View {
    List {
      ForEach(notes) { note in
        Button(note.title) { navigator.go(to: .note(note)) }
      }
      Button("Go back") { navigator.goBack() }
      Button("Save") {
        let editor = editor ?? NoteEditor(navigator: navigator)
        self.editor = editor
        Task { await editor.saveAndShow() }
      }
      Text(editor?.isSaving == true ? "Saving" : "Idle")
    }
    .navigationTitle("Notes")
  }
}

struct NoteScreen: View {
  let note: Note
  @Environment(NotesNavigator.self) private var navigator

  var body: some View {
    Text("\(note.title), \(navigator.path.count) deep")
    Button("Author") { navigator.go(to: .author) }
    Button("Go back") { navigator.goBack() }
    Button("Go to the root") { navigator.goToRoot() }
  }
}

struct AuthorScreen: View {
  @Environment(NotesNavigator.self) private var navigator

  var body: some View {
    Text("Author, \(navigator.path.count) deep")
    Button("Go to the root") { navigator.goToRoot() }
  }
}

struct NotesView: View {
  @State private var navigator = NotesNavigator()

  var body: some View {
    NavigationStack(path: $navigator.path) {
      NotesScreen()
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .note(let note): NoteScreen(note: note)
          case .author: AuthorScreen()
          }
        }
    }
    .environment(navigator)
  }
}

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup { NotesView() }
  }
}
