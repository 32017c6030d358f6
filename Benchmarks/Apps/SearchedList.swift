import SwiftUI

/// 1,000 texts, of which a search leaves some.
struct SearchedList: View {
  @State private var query = ""
  private let names = (0..<1000).map { "Name \($0)" }

  private var found: [String] {
    query.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    List(found, id: \.self) { Text($0) }
      .searchable(text: $query)
      .navigationTitle("Names")
  }
}

@main
struct SearchedListApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { SearchedList() }
    }
  }
}
