import SwiftUI

@MainActor
@Observable
final class Diary {
  var visits: [String] = []
}

struct ContentView: View {
  @State private var diary = Diary()

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Ridge", value: "Ridge")
        Text("Seen so far: \(diary.visits.count)")
      }
      .navigationTitle("Trails")
      .navigationDestination(for: String.self) { trail in
        TrailScreen(name: trail, diary: diary)
      }
    }
  }
}

struct TrailScreen: View {
  let name: String
  let diary: Diary

  var body: some View {
    let _ = diary.visits.append(name)
    Text("Four hours")
      .navigationTitle(name)
  }
}
