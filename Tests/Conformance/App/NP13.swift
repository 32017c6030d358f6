import SwiftUI

// NP-13: is a path that was rebuilt from its own data equal to the original?
struct NP13: View {
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("answer \(answer)")
      Button("Compare") { answer = compared() }
    }
  }

  private func compared() -> String {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    do {
      guard let codable = path.codable else { return "not codable" }
      let data = try JSONEncoder().encode(codable)
      let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
      return NavigationPath(read) == path ? "equal" : "different"
    } catch {
      return "\(error)"
    }
  }
}
