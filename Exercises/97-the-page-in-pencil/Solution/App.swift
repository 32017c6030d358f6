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

struct RootView: View {
  @State private var diary = Diary()
  @State private var isInside = false

  var body: some View {
    if isInside {
      CampTabs(diary: diary) { isInside = false }
    } else {
      Button("Enter") { isInside = true }
    }
  }
}

struct CampTabs: View {
  let diary: Diary
  let leave: () -> Void
  @State private var page = Page.days
  @State private var path: [String] = []

  var body: some View {
    TabView(selection: $page) {
      Tab("Days", systemImage: "book", value: Page.days) {
        NavigationStack(path: $path) {
          List(diary.days, id: \.self) { day in
            NavigationLink(day, value: day)
          }
          .navigationTitle("Days")
          .navigationDestination(for: String.self) { day in
            DayScreen(day: day, diary: diary)
          }
        }
      }
      Tab("Camp", systemImage: "tent", value: Page.camp) {
        Button("Leave") { leave() }
      }
    }
  }
}

struct DayScreen: View {
  let day: String
  let diary: Diary
  @State private var text: String
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  init(day: String, diary: Diary) {
    self.day = day
    self.diary = diary
    _text = State(initialValue: diary.texts[day] ?? "")
  }

  private var hasChanges: Bool { text != diary.texts[day] }

  var body: some View {
    Form {
      TextField("Page", text: $text)
      Button("Save") {
        diary.texts[day] = text
        dismiss()
      }
    }
    .navigationTitle(day)
    .toolbarVisibility(.hidden, for: .tabBar)
    .navigationBarBackButtonHidden(hasChanges)
    .toolbar {
      if hasChanges {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { isAsking = true }
            .confirmationDialog(
              "Discard this page?",
              isPresented: $isAsking,
              titleVisibility: .visible
            ) {
              Button("Discard", role: .destructive) { dismiss() }
              Button("Keep writing", role: .cancel) {}
            }
        }
      }
    }
  }
}
