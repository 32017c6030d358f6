import SwiftUI

struct Seat: Hashable, Codable {
  let row: Int
  let number: Int
}

struct ContentView: View {
  @State private var path = ContentView.restored()

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Choose a seat", value: Seat(row: 1, number: 1))
        .navigationTitle("Cinema")
        .navigationDestination(for: Seat.self) { seat in
          Text("Row \(seat.row)")
            .navigationTitle("Seat \(seat.number)")
        }
    }
  }

  /// Reads what an older version has saved, whose seats had no rows.
  static func restored() -> NavigationPath {
    let saved = Data(#"["MyApp.Seat","{\"number\":4}"]"#.utf8)
    let form = NavigationPath.CodableRepresentation.self
    guard let codable = try? JSONDecoder().decode(form, from: saved) else {
      return NavigationPath()
    }
    return NavigationPath(codable)
  }
}
