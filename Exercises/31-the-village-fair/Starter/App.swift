import SwiftUI

/// A guide to a village fair.
@main
struct FairApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

enum Page: Hashable {
  case programme, stalls, votes, search
}

// TODO: Add the tabs Votes and Search.
struct RootView: View {
  @State private var page = Page.programme
  @State private var isJudge = false
  @State private var votes = 0
  @State private var query = ""

  var body: some View {
    TabView(selection: $page) {
      Tab("Programme", systemImage: "calendar", value: Page.programme) {
        NavigationStack {
          Programme(isJudge: $isJudge)
        }
      }
      Tab("Stalls", systemImage: "storefront", value: Page.stalls) {
        NavigationStack {
          StallList()
        }
      }
    }
  }
}

struct Programme: View {
  @Binding var isJudge: Bool

  var body: some View {
    List {
      Text("Ten o'clock: the band plays")
      Text("Noon: the cider is judged")
      Toggle("I am a judge", isOn: $isJudge)
    }
    .navigationTitle("Programme")
  }
}

struct StallList: View {
  static let stalls = ["Cider press", "Honey", "Pottery"]

  var body: some View {
    List(Self.stalls, id: \.self) { stall in
      Text(stall)
    }
    .navigationTitle("Stalls")
  }
}

struct VoteList: View {
  @Binding var votes: Int
  let resign: () -> Void

  var body: some View {
    List {
      NavigationLink("Best cider", value: "Best cider")
      NavigationLink("Best jug", value: "Best jug")
      Button("Resign") { resign() }
    }
    .navigationTitle("Votes")
    .navigationDestination(for: String.self) { prize in
      Button("Vote") { votes += 1 }
        .navigationTitle(prize)
    }
  }
}

struct SearchScreen: View {
  let query: String

  var body: some View {
    List(StallList.stalls.filter { $0.localizedStandardContains(query) }, id: \.self) { stall in
      Text(stall)
    }
    .navigationTitle("Search")
  }
}
