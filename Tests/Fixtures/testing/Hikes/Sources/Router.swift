import Observation
import SwiftUI

@Observable
final class Router {
  enum Section: Hashable { case trails, saved, me }

  var tab = Section.trails
  var trails: [Trail] = []
  var showsWelcome = true

  func open(_ url: URL) {
    showsWelcome = false
    switch url.host() {
    case "trail":
      guard let id = Int(url.lastPathComponent), let trail = Trail.all.first(where: { $0.id == id })
      else { return }
      tab = .trails
      trails = [trail]
    case "saved": tab = .saved
    default: break
    }
  }
}

struct Trail: Hashable, Identifiable {
  let id: Int
  let name: String

  static let all = [
    Trail(id: 1, name: "Ridge Loop"), Trail(id: 2, name: "Lake Shore"),
    Trail(id: 3, name: "Old Mill"),
  ]
}
