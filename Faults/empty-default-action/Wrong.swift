import SwiftUI

extension EnvironmentValues {
  @Entry var navigate: (String) -> Void = { _ in }
}

struct ContentView: View {
  @State private var path: [String] = []

  var body: some View {
    TabView {
      NavigationStack(path: $path) {
        DoctorList()
          .navigationTitle("Doctors")
          .navigationDestination(for: String.self) { name in
            Text("In room 4")
              .navigationTitle(name)
          }
      }
      .environment(\.navigate) { path.append($0) }
      .tabItem { Text("Doctors") }
      DoctorList()
        .tabItem { Text("Favourites") }
    }
  }
}

struct DoctorList: View {
  @Environment(\.navigate) private var navigate

  var body: some View {
    Button("Dr Woods") { navigate("Dr Woods") }
  }
}
