import SwiftUI

struct ContentView: View {
  @State private var path: [String] = []
  @State private var visits = 0

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Today", value: "Today")
        .navigationTitle("Diary, \(visits) visits")
        .navigationDestination(for: String.self) { day in
          Text("It rained")
            .navigationTitle(day)
        }
    }
    .onChange(of: path) { new in
      visits += new.count
    }
  }
}
