import SwiftUI

/// A small newspaper: two tabs with stacks of their own, and a sheet over both.
@main
struct GazetteApp: App {
  @State private var desk = Desk()

  var body: some Scene {
    WindowGroup {
      TabView(selection: $desk.tab) {
        Tab("News", systemImage: "newspaper", value: GazetteTab.news) {
          NavigationStack(path: $desk.newsPath) {
            StoryList(stories: ["Bridge Opens", "Rain Ahead"])
              .navigationTitle("News")
          }
        }
        Tab("Saved", systemImage: "bookmark", value: GazetteTab.saved) {
          NavigationStack(path: $desk.savedPath) {
            StoryList(stories: ["Old Mill"])
              .navigationTitle("Saved")
          }
        }
      }
      .sheet(isPresented: $desk.isWriting) { LetterView() }
      .environment(desk)
    }
  }
}

enum GazetteTab: Hashable {
  case news
  case saved
}

/// The screens that can be pushed.
enum GazettePage: Hashable {
  case story(String)
}

/// The state of the screen: the tab, the path of each tab, and whether a letter is being written.
@MainActor
@Observable
final class Desk {
  var tab = GazetteTab.news
  var newsPath: [GazettePage] = []
  var savedPath: [GazettePage] = []
  var isWriting = false
}

struct StoryList: View {
  let stories: [String]
  @Environment(Desk.self) private var desk

  var body: some View {
    List(stories, id: \.self) { story in
      NavigationLink(story, value: GazettePage.story(story))
    }
    .navigationDestination(for: GazettePage.self) { page in
      switch page {
      case .story(let title): Text("All about it.").navigationTitle(title)
      }
    }
    .toolbar {
      Button("Write") { desk.isWriting = true }
    }
  }
}

struct LetterView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Your Letter", text: $text)
      }
      .navigationTitle("Letter")
      .toolbar {
        Button("Close") {
          if text.isEmpty { dismiss() } else { isAsking = true }
        }
      }
      .alert("Throw the letter away?", isPresented: $isAsking) {
        Button("Throw Away", role: .destructive) { dismiss() }
        Button("Keep", role: .cancel) {}
      }
    }
    .interactiveDismissDisabled(!text.isEmpty)
  }
}
