import SwiftUI

struct Article: Hashable {
  let id: Int
  let title: String
}

struct Author: Hashable {
  let id: String
}

enum Push {
  case article(Int)
  case author(String)
}

let articles = [Article(id: 1, title: "Moss"), Article(id: 2, title: "Fern")]

struct ArticleScreen: View {
  let article: Article

  var body: some View {
    Text(article.title)
    NavigationLink("Its author", value: Author(id: "ada"))
  }
}

struct AuthorScreen: View {
  let author: Author

  var body: some View {
    Text("By \(author.id)")
    NavigationLink("Latest", value: articles[1])
  }
}

struct MagazineView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Button("Read Moss") { path.append(articles[0]) }
        NavigationLink("Fern", value: articles[1])
        NavigationLink("Ada", value: Author(id: "ada"))
      }
      .navigationTitle("Magazine")
      .navigationDestination(for: Article.self) { ArticleScreen(article: $0) }
      .navigationDestination(for: Author.self) { AuthorScreen(author: $0) }
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Button("Push article 2") { receive(.article(2)) }
        Button("Push article 9") { receive(.article(9)) }
        Button("Push author") { receive(.author("grace")) }
      }
    }
  }

  private func receive(_ push: Push) {
    switch push {
    case .article(let id):
      guard let article = articles.first(where: { $0.id == id }) else { return }
      path = NavigationPath([article])
    case .author(let id):
      path = NavigationPath([Author(id: id)])
    }
  }
}

@main
struct MagazineApp: App {
  var body: some Scene {
    WindowGroup { MagazineView() }
  }
}
