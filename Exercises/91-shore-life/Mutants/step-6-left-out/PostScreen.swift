import SwiftUI

struct PostScreen: View {
  let post: Post
  @Environment(Router.self) private var router

  var body: some View {
    List {
      Text("Seen by \(post.author)")
      Button("To the start") { router.goToStart() }
    }
    .navigationTitle(post.title)
  }
}
