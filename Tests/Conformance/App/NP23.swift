import SwiftUI

// NP-23: what becomes of a restored element whose type nobody shows?
struct NP23: View {
  @State private var path = NavigationPath()

  private struct Known: Hashable, Codable {
    var number: Int
  }

  private struct Lost: Hashable, Codable {
    var number: Int
  }

  var body: some View {
    NavigationStack(path: $path) {
      Button("Restore") { restore() }
        .navigationTitle("Root")
        .navigationDestination(for: Known.self) { known in
          Text("count \(path.count)").navigationTitle("Known \(known.number)")
        }
    }
    .safeAreaInset(edge: .bottom) { Text("answer \(path.count)") }
  }

  private func restore() {
    var saved = NavigationPath()
    saved.append(Known(number: 1))
    saved.append(Lost(number: 2))
    saved.append(Known(number: 3))
    guard let codable = saved.codable, let data = try? JSONEncoder().encode(codable) else { return }
    // The tag of a type that is gone; how a tag is spelled is nobody's business but SwiftUI's.
    let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "Lost", with: "Gone")
    let decoder = JSONDecoder()
    guard
      let representation = try? decoder.decode(
        NavigationPath.CodableRepresentation.self,
        from: Data(text.utf8)
      )
    else { return }
    path = NavigationPath(representation)
  }
}
