import SwiftUI

/// A diary that a scout camp writes together.
@main
struct CampApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

enum Page: Hashable {
  case days, camp
}

/// The pages that have been written, which belong to the whole camp.
@MainActor
@Observable
final class Diary {
  let days = ["Monday", "Tuesday"]
  var texts: [String: String] = ["Monday": "Rain", "Tuesday": "Sun"]
}

// TODO: Let the log-in be a root of its own, and ask before a page is lost.
struct RootView: View {
  @State private var diary = Diary()
  @State private var page = Page.days
  @State private var path = ["Log in"]

  var body: some View {
    TabView(selection: $page) {
      Tab("Days", systemImage: "book", value: Page.days) {
        NavigationStack(path: $path) {
          List(diary.days, id: \.self) { day in
            NavigationLink(day, value: day)
          }
          .navigationTitle("Days")
          .navigationDestination(for: String.self) { day in
            if day == "Log in" {
              Button("Enter") { path = [] }
            } else {
              DayScreen(day: day, diary: diary)
            }
          }
        }
      }
      Tab("Camp", systemImage: "tent", value: Page.camp) {
        Button("Leave") { path = ["Log in"] }
      }
    }
  }
}

struct DayScreen: View {
  let day: String
  let diary: Diary
  @State private var text: String

  init(day: String, diary: Diary) {
    self.day = day
    self.diary = diary
    _text = State(initialValue: diary.texts[day] ?? "")
  }

  var body: some View {
    Form {
      TextField("Page", text: $text)
      Button("Save") {}
    }
    .navigationTitle(day)
  }
}
