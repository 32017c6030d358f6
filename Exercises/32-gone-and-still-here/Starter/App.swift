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

struct RootView: View {
  @State private var page = 0
  @State private var isJudge = true
  @State private var isFull = false

  var body: some View {
    TabView(selection: $page) {
      Tab("Programme", systemImage: "calendar", value: 0) {
        NavigationStack {
          List {
            Text("Noon: the cider is judged")
            Toggle("I am a judge", isOn: $isJudge)
            Button("Where do I park?") { page = 3 }
              .disabled(isFull)
          }
          .navigationTitle("Programme")
        }
      }
      if isJudge {
        Tab("Votes", systemImage: "star", value: 1) {
          NavigationStack {
            VoteList()
          }
        }
      }
      Tab("Parking", systemImage: "car", value: 2) {
        NavigationStack {
          List {
            Text("Behind the mill")
            Button("It is full") { isFull = true }
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
