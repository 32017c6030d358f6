import SwiftUI

struct FeedScreen: View {
  var body: some View {
    List(Post.all) { post in
      NavigationLink(post.title, value: Route.post(id: post.id))
    }
    .navigationTitle("Feed")
  }
}
