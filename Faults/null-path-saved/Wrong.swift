import SwiftUI

struct Lake: Hashable {
  let name: String
}

struct ContentView: View {
  @State private var path = ContentView.restored()

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Lake Ohrid", value: Lake(name: "Ohrid"))
        .navigationTitle("Lakes")
        .navigationDestination(for: Lake.self) { lake in
          Text("How deep it is")
            .navigationTitle(lake.name)
        }
    }
    .onChange(of: path) { _, new in
      UserDefaults.standard.set(try? JSONEncoder().encode(new.codable), forKey: "path")
    }
  }

  static func restored() -> NavigationPath {
    let form = NavigationPath.CodableRepresentation.self
    guard let data = UserDefaults.standard.data(forKey: "path"),
      let codable = try? JSONDecoder().decode(form, from: data)
    else { return NavigationPath() }
    return NavigationPath(codable)
  }
}
