import SwiftUI

enum AppSection: Int, CaseIterable, Hashable {
  case feed, explore, profile
}

enum Route: Hashable {
  case post(Int)
  case author(name: String)
  case topic(name: String)
  case settings
  case about
}

/// Looks after the stack of one tab, and knows nothing of the others.
@MainActor
final class TabCoordinator: ObservableObject {
  @Published var path: [Route] = []
  weak var parent: AppCoordinator?

  func show(_ route: Route) { path.append(route) }

  func popToRoot() { path.removeAll() }
}

/// Looks after the tabs.
@MainActor
final class AppCoordinator: ObservableObject {
  @Published var section = AppSection.feed
  @Published var isComposing = false
  let tabs: [TabCoordinator]

  init() {
    tabs = AppSection.allCases.map { _ in TabCoordinator() }
    for tab in tabs { tab.parent = self }
  }

  subscript(section: AppSection) -> TabCoordinator { tabs[section.rawValue] }

  func showPost(_ id: Int) {
    isComposing = false
    section = .feed
    self[.feed].path = [.post(id)]
  }

  func open(_ url: URL) {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
      components.host == "post", let id = Int(components.path.dropFirst()),
      Post.all.contains(where: { $0.id == id })
    else { return }
    showPost(id)
  }
}
