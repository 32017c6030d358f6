import SwiftUI

/// A choir, its songs and its singers.
@main
struct ChoirApp: App {
  @State private var visit: Visit?

  // region root
  var body: some Scene {
    WindowGroup {
      if let visit {
        ChoirTabs(visit: visit, leave: { self.visit = nil }, change: logIn)
          .id(visit.singer)
      } else {
        DoorScreen(logIn: logIn)
      }
    }
  }

  private func logIn(as singer: String) {
    visit = Visit(singer: singer)
  }
  // endregion
}

enum Page: Hashable {
  case songs, singers
}

enum Route: Hashable {
  case song(String)
  case notes(String)
  case remark(String)
}

// region visit
/// One person's place in the app, from log-in to log-out.
@MainActor
@Observable
final class Visit {
  let singer: String
  var page = Page.songs
  var songPath: [Route] = []

  init(singer: String) {
    self.singer = singer
  }
}
// endregion

struct DoorScreen: View {
  let logIn: (String) -> Void

  var body: some View {
    Text("Who sings today?")
    Button("I am Ada") { logIn("Ada") }
    Button("I am Bo") { logIn("Bo") }
  }
}

struct ChoirTabs: View {
  @Bindable var visit: Visit
  let leave: () -> Void
  let change: (String) -> Void

  var body: some View {
    TabView(selection: tappedPage) {
      Tab("Songs", systemImage: "music.note", value: Page.songs) {
        NavigationStack(path: $visit.songPath) {
          SongList()
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .song(let name): SongScreen(name: name)
              case .notes(let name): NotesScreen(name: name)
              case .remark(let name): RemarkScreen(name: name)
              }
            }
        }
      }
      Tab("Singers", systemImage: "person.2", value: Page.singers) {
        SingerScreen(singer: visit.singer, leave: leave, change: change)
      }
    }
  }

  // region tapped
  /// The page, as the tab bar writes it: a second tap on a tab empties its path.
  private var tappedPage: Binding<Page> {
    Binding {
      visit.page
    } set: { page in
      if page == visit.page, page == .songs { visit.songPath = [] }
      visit.page = page
    }
  }
  // endregion
}

struct SongList: View {
  var body: some View {
    List {
      NavigationLink("Harbour Lights", value: Route.song("Harbour Lights"))
      NavigationLink("The Long Field", value: Route.song("The Long Field"))
    }
    .navigationTitle("Songs")
  }
}

// region titles
struct SongScreen: View {
  let name: String

  var body: some View {
    List {
      NavigationLink("Read the notes", value: Route.notes(name))
      NavigationLink("Write a remark", value: Route.remark(name))
    }
    .navigationTitle(name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
// endregion

// region notes
struct NotesScreen: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Four lines, in three parts")
      .navigationTitle("Notes")
      .toolbarVisibility(.hidden, for: .tabBar)
      .navigationBarBackButtonHidden()
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Done singing") { dismiss() }
        }
      }
  }
}
// endregion

// region remark
struct RemarkScreen: View {
  let name: String
  @State private var text = ""
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  private var hasChanges: Bool { !text.isEmpty }

  var body: some View {
    Form {
      TextField("Remark", text: $text)
    }
    .navigationTitle("Remark")
    .navigationBarBackButtonHidden(hasChanges)
    .toolbar {
      if hasChanges {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { isAsking = true }
            .confirmationDialog("Discard the remark?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Discard", role: .destructive) { dismiss() }
              Button("Keep writing", role: .cancel) {}
            }
        }
      }
    }
  }
}
// endregion

struct SingerScreen: View {
  let singer: String
  let leave: () -> Void
  let change: (String) -> Void
  @State private var isHoarse = false

  var body: some View {
    Text("Singing: \(singer)")
    Toggle("Hoarse today", isOn: $isHoarse)
    Button("Let Bo sing") { change("Bo") }
    Button("Log out") { leave() }
  }
}
