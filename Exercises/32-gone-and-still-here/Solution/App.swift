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
  case programme, votes, parking
}

struct RootView: View {
  @State private var page = Page.programme
  @State private var isJudge = true
  @State private var isFull = false

  var body: some View {
    TabView(selection: $page) {
      Tab("Programme", systemImage: "calendar", value: Page.programme) {
        NavigationStack {
          List {
            Text("Noon: the cider is judged")
            Toggle("I am a judge", isOn: $isJudge)
            Button("Where do I park?") { page = .parking }
              .disabled(isFull)
          }
          .navigationTitle("Programme")
        }
      }
      Tab("Votes", systemImage: "star", value: Page.votes) {
        NavigationStack {
          VoteList()
        }
      }
      .hidden(!isJudge)
      Tab("Parking", systemImage: "car", value: Page.parking) {
        NavigationStack {
          List {
            Text("Behind the mill")
            Button("It is full") {
              isFull = true
              page = .programme
            }
          }
          .navigationTitle("Parking")
        }
      }
      .hidden(isFull)
    }
  }
}

struct VoteList: View {
  var body: some View {
    List {
      NavigationLink("Best cider", value: "Best cider")
      NavigationLink("Best jug", value: "Best jug")
    }
    .navigationTitle("Votes")
    .navigationDestination(for: String.self) { prize in
      Text("One vote for each judge")
        .navigationTitle(prize)
    }
  }
}
