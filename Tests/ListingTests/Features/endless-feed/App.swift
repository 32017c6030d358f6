import SwiftUI

@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { Feed() }
    }
  }
}

struct Post: Identifiable, Hashable {
  let id: Int
}

@Observable
@MainActor
final class FeedModel {
  var posts: [Post] = []
  var isLoading = false
  var pages = 0

  /// Loads thirty more, which takes a second.
  func loadMore() async {
    guard !isLoading, pages < 5 else { return }
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .seconds(1))
    posts += (1...30).map { Post(id: pages * 30 + $0) }
    pages += 1
    print("page \(pages)")
  }
}

struct Feed: View {
  @State private var model = FeedModel()
  @State private var query = ""

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(model.posts.filter { query.isEmpty || "\($0.id)".contains(query) }) { post in
          NavigationLink("Post \(post.id)", value: post)
            .onAppear {
              if post == model.posts.last { Task { await model.loadMore() } }
            }
        }
        if model.isLoading { ProgressView() }
      }
    }
    .task { await model.loadMore() }
    .refreshable {
      model.posts = []
      model.pages = 0
      await model.loadMore()
    }
    .navigationTitle("Feed")
    .searchable(text: $query)
    .navigationDestination(for: Post.self) { post in
      Text("Reading \(post.id)").navigationTitle("Post \(post.id)")
    }
  }
}
