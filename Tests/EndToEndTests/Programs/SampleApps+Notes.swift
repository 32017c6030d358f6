extension SampleApps {
  /// An app that saves where its person is in every way there is, and prints what it does about it.
  static let notes = """
    import SwiftUI

    struct Trail: Codable {
      var version = 2
      var notes: [Int]
    }

    @Observable
    final class Navigator {
      var notes: [Int] = []
      /// The notes that the app still has; note 3 was deleted by another device.
      let existing: Set = [1, 2, 4]

      func restore(_ data: Data) {
        guard let trail = try? JSONDecoder().decode(Trail.self, from: data), trail.version == 2
        else { return print("unreadable") }
        notes = trail.notes.filter(existing.contains)
      }

      func open(_ url: URL) {
        guard url.host == "note", let id = Int(url.lastPathComponent), existing.contains(id) else {
          return print("no such note")
        }
        notes = [id]
      }
    }

    @main
    struct NotesApp: App {
      var body: some Scene {
        WindowGroup { NoteList() }
      }
    }

    struct NoteList: View {
      @AppStorage("hasSeenTour") private var hasSeenTour = false
      @AppStorage("visits", store: UserDefaults(suiteName: "group.notes")) private var visits = 0
      @SceneStorage("trail") private var trail: Data?
      @State private var navigator = Navigator()
      @State private var launchURL: URL?
      @Environment(\\.scenePhase) private var phase

      var body: some View {
        NavigationStack(path: $navigator.notes) {
          List([1, 2, 3, 4], id: \\.self) { id in
            NavigationLink("Note \\(id)", value: id)
          }
          .navigationTitle(hasSeenTour ? "Notes" : "Welcome")
          .navigationDestination(for: Int.self) { id in
            NavigationLink("Next", value: id + 1).navigationTitle("Note \\(id)")
          }
          .toolbar {
            Button("Seen") { hasSeenTour = true }
            Button("Save file") { save() }
            Button("Crash") { fatalError("on purpose") }
          }
        }
        .onAppear {
          visits += 1
          print("visit", visits, file())
        }
        .task {
          // A link that has come first wins over what was saved.
          if navigator.notes.isEmpty, let trail { navigator.restore(trail) }
        }
        .onOpenURL { url in
          print("opens", url)
          navigator.open(url)
        }
        .onChange(of: phase) {
          guard phase == .background else { return }
          trail = try? JSONEncoder().encode(Trail(notes: navigator.notes))
          print("saved")
        }
      }

      private var place: URL? {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
          .appendingPathComponent("note.txt")
      }

      private func save() {
        guard let place else { return print("no documents") }
        do { try "kept".write(to: place, atomically: true, encoding: .utf8) } catch { print(error) }
      }

      private func file() -> String {
        place.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no file"
      }
    }

    """
}
