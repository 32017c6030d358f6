import SwiftUI

/// A small newspaper: two tabs with stacks of their own, and a sheet over both.
@main
struct GazetteApp: App {
  @State private var desk = Desk()

  var body: some Scene {
    WindowGroup {
      TabView(selection: $desk.tab) {
        Tab("News", systemImage: "newspaper", value: Section.news) {
          NavigationStack(path: $desk.newsPath) {
            ArticleList(articles: ["Bridge Opens", "Rain Ahead"])
              .navigationTitle("News")
          }
        }
        Tab("Saved", systemImage: "bookmark", value: Section.saved) {
          NavigationStack {
            ArticleList(articles: ["Old Mill"])
              .navigationTitle("Saved")
          }
        }
        .badge(1)
      }
      .sheet(isPresented: $desk.isWriting) { LetterView() }
      .environment(desk)
    }
  }
}

enum Section: Hashable {
  case news
  case saved
}

/// What is on the screen: the tab, the way in it, and whether a letter is being written.
@MainActor
@Observable
final class Desk {
  var tab = Section.news
  var newsPath: [String] = []
  var isWriting = false
}

struct ArticleList: View {
  let articles: [String]
  @Environment(Desk.self) private var desk

  var body: some View {
    List(articles, id: \.self) { article in
      NavigationLink(article, value: article)
    }
    .navigationDestination(for: String.self) { article in
      Text("All about \(article).").navigationTitle(article)
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
        TextField("Letter", text: $text)
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
  }
}
