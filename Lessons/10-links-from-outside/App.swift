import SwiftUI
import UIKit
import UserNotifications

/// The programme of a film festival.
@main
struct FestivalApp: App {
  @UIApplicationDelegateAdaptor(NotificationDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      DayList(guide: delegate.guide)
    }
  }
}

struct Film: Identifiable {
  let id: Int
  let title: String
  let day: String

  static let all = [
    Film(id: 1, title: "The Ferryman", day: "Friday"),
    Film(id: 2, title: "Snow at Noon", day: "Friday"),
    Film(id: 3, title: "A Small Orchestra", day: "Saturday"),
  ]

  static func with(id: Int) -> Film? {
    all.first { $0.id == id }
  }
}

// region route
enum Route: Hashable {
  case day(String)
  case film(Int)
  case seats(film: Int)
}
// endregion

// region link
/// What a link asks for, once it is known to be right.
enum Link: Equatable {
  case film(Film.ID)
  case seats(film: Film.ID)
}
// endregion

extension Link {
  // region words
  init?(_ url: URL) {
    var words = url.pathComponents.filter { $0 != "/" }
    switch (url.scheme, url.host()) {
    case ("festival", let host?): words.insert(host, at: 0)
    case ("https", "festival.example"): break
    default: return nil
    }
    self.init(words)
  }
  // endregion

  // region meaning
  private init?(_ words: [String]) {
    guard words.count >= 2, words[0] == "film", let id = Film.ID(words[1]),
      Film.with(id: id) != nil
    else { return nil }
    switch words.dropFirst(2) {
    case []: self = .film(id)
    case ["seats"]: self = .seats(film: id)
    default: return nil
    }
  }
  // endregion

  // region path
  /// The screens that the link leads to, the outermost first.
  var path: [Route] {
    switch self {
    case .film(let id):
      [.day(Film.with(id: id)?.day ?? "Friday"), .film(id)]
    case .seats(let id):
      Link.film(id).path + [.seats(film: id)]
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

struct DayList: View {
  @Bindable var guide: Guide

  var body: some View {
    // region stack
    NavigationStack(path: $guide.path) {
      List(["Friday", "Saturday"], id: \.self) { day in
        NavigationLink(day, value: Route.day(day))
      }
      .navigationTitle("Festival")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .day(let name): DayScreen(name: name)
        case .film(let id): FilmScreen(id: id)
        case .seats(let id): SeatScreen(film: id)
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

struct DayScreen: View {
  let name: String

  var body: some View {
    List(Film.all.filter { $0.day == name }) { film in
      NavigationLink(film.title, value: Route.film(film.id))
    }
    .navigationTitle(name)
  }
}

struct FilmScreen: View {
  let id: Int

  var body: some View {
    List {
      Text("Two hours, with a break")
      NavigationLink("Choose seats", value: Route.seats(film: id))
    }
    .navigationTitle(Film.with(id: id)?.title ?? "Unknown film")
  }
}

struct SeatScreen: View {
  let film: Int

  var body: some View {
    Text("Rows 1 to 5 are free.")
      .navigationTitle("Seats")
  }
}

#Preview {
  DayList(guide: Guide())
}
