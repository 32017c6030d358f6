import SwiftUI
import UIKit
import UserNotifications

/// The lectures of a university's open day.
@main
struct OpenDayApp: App {
  @UIApplicationDelegateAdaptor(NotificationDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      HouseList(guide: delegate.guide)
    }
  }
}

struct Lecture: Identifiable {
  let id: Int
  let title: String
  let house: String

  static let all = [
    Lecture(id: 1, title: "Why Bridges Sing", house: "Blue House"),
    Lecture(id: 2, title: "A History of Snow", house: "Blue House"),
    Lecture(id: 3, title: "Robots at Breakfast", house: "Tower"),
  ]

  static func with(id: Int) -> Lecture? {
    all.first { $0.id == id }
  }
}

// region route
enum Route: Hashable {
  case house(String)
  case lecture(Int)
  case seats(lecture: Int)
}
// endregion

// region link
/// The request of a link, once it is known to be right.
enum Link: Equatable {
  case lecture(Lecture.ID)
  case seats(lecture: Lecture.ID)
}
// endregion

extension Link {
  // region words
  init?(_ url: URL) {
    var words = url.pathComponents.filter { $0 != "/" }
    switch (url.scheme, url.host()) {
    case ("campus", let host?): words.insert(host, at: 0)
    case ("https", "campus.example"): break
    default: return nil
    }
    self.init(words)
  }
  // endregion

  // region meaning
  private init?(_ words: [String]) {
    guard words.count >= 2, words[0] == "lecture", let id = Lecture.ID(words[1]),
      Lecture.with(id: id) != nil
    else { return nil }
    switch words.dropFirst(2) {
    case []: self = .lecture(id)
    case ["seats"]: self = .seats(lecture: id)
    default: return nil
    }
  }
  // endregion

  // region path
  /// The screens that the link leads to, the outermost first.
  var path: [Route] {
    switch self {
    case .lecture(let id):
      [.house(Lecture.with(id: id)?.house ?? "Blue House"), .lecture(id)]
    case .seats(let id):
      Link.lecture(id).path + [.seats(lecture: id)]
    }
  }
  // endregion
}

// region guide
@MainActor
@Observable
final class Guide {
  var path: [Route] = []
  var isLost = false

  func open(_ url: URL) {
    go(to: Link(url))
  }

  func go(to link: Link?) {
    guard let link else {
      isLost = true
      return
    }
    path = link.path
  }
}
// endregion

// region notification
@MainActor
final class NotificationDelegate: NSObject, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  let guide = Guide()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    let text = response.notification.request.content.userInfo["url"] as? String
    await open(text ?? "")
  }

  private func open(_ text: String) {
    guide.go(to: URL(string: text).flatMap(Link.init))
  }
}
// endregion

struct HouseList: View {
  @Bindable var guide: Guide

  var body: some View {
    // region stack
    NavigationStack(path: $guide.path) {
      List(["Blue House", "Tower"], id: \.self) { house in
        NavigationLink(house, value: Route.house(house))
      }
      .navigationTitle("Open Day")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .house(let name): HouseScreen(name: name)
        case .lecture(let id): LectureScreen(id: id)
        case .seats(let id): SeatScreen(lecture: id)
        }
      }
    }
    .onOpenURL { url in guide.open(url) }
    .alert("This link leads nowhere.", isPresented: $guide.isLost) {
      Button("OK") {}
    }
    // endregion
  }
}

struct HouseScreen: View {
  let name: String

  var body: some View {
    List(Lecture.all.filter { $0.house == name }) { lecture in
      NavigationLink(lecture.title, value: Route.lecture(lecture.id))
    }
    .navigationTitle(name)
  }
}

struct LectureScreen: View {
  let id: Int

  var body: some View {
    List {
      Text("One hour, with time for questions")
      NavigationLink("Choose seats", value: Route.seats(lecture: id))
    }
    .navigationTitle(Lecture.with(id: id)?.title ?? "Unknown lecture")
  }
}

struct SeatScreen: View {
  let lecture: Int

  var body: some View {
    Text("Rows 1 to 5 are free.")
      .navigationTitle("Seats")
  }
}

#Preview {
  HouseList(guide: Guide())
}
