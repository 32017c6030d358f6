import SwiftUI

enum AppTab: Hashable {
  case feed
  case explore
  case profile
}

enum Route: Hashable {
  case post(id: Int)
  case author(String)
  case topic(String)
  case settings
  case about
}

/// Says where the user is, in each of the tabs.
@MainActor
@Observable
final class Router {
  var tab = AppTab.feed
  var feedPath: [Route] = []
  var isComposing = false

  /// The path of the tab that is shown.
  private var path: [Route] {
    get {
      switch tab {
      case .feed: feedPath
      case .explore: feedPath
      case .profile: feedPath
      }
    }
    set {
      switch tab {
      case .feed: feedPath = newValue
      case .explore: feedPath = newValue
      case .profile: feedPath = newValue
      }
    }
  }

  /// Goes on in the tab that is shown.
  func go(to route: Route) {
    path.append(route)
  }

  /// Goes back to the root of the tab that is shown.
  func goToStart() {
    path = []
  }

  /// Shows a post above the list of the feed, and nothing over it.
  func showInFeed(_ post: Post) {
    isComposing = false
    tab = .feed
    feedPath = [.post(id: post.id)]
  }

  /// Follows a link such as `shore://post/2`; one that leads nowhere is ignored.
  func follow(_ url: URL) {
    guard url.scheme == "shore", url.host() == "post", let id = Int(url.lastPathComponent),
      let post = Post.find(id)
    else { return }
    showInFeed(post)
  }
}
