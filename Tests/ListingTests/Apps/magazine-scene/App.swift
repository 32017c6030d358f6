import SwiftUI

struct Article: Hashable {
  let id: Int
}

struct Note: Identifiable {
  let id: Int
}

@Observable
final class MagazineState {
  var feed = NavigationPath()
  var note: Note?

  func show(_ article: Article) {
    feed = NavigationPath([article])
  }
}

struct FeedView: View {
  @Environment(MagazineState.self) private var state

  var body: some View {
    @Bindable var state = state
    NavigationStack(path: $state.feed) {
      Deep()
        .navigationTitle("Feed")
        .navigationDestination(for: Article.self) { article in
          Text("Article \(article.id)")
          Deep()
        }
    }
  }
}

/// Any view can reach the state.
struct Deep: View {
  var body: some View { Deeper() }
}

struct Deeper: View {
  @Environment(MagazineState.self) private var state

  var body: some View {
    Button("Show article 7") { state.show(Article(id: 7)) }
    Button("Append article 8") { state.feed.append(Article(id: 8)) }
    Button("Write a note") { state.note = Note(id: 3) }
  }
}

@main
struct MagazineApp: App {
  @State private var state = MagazineState()
  @State private var isListening = false

  var body: some Scene {
    WindowGroup {
      VStack {
        FeedView()
        Toggle("Listen for notes", isOn: $isListening)
      }
      .sheet(item: isListening ? $state.note : .constant(nil)) { Text("Note \($0.id)") }
      .environment(state)
    }
  }
}
