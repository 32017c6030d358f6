import SwiftUI

struct DocumentTitleKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  var documentTitle: Binding<String>? {
    get { self[DocumentTitleKey.self] }
    set { self[DocumentTitleKey.self] = newValue }
  }

  @Entry var selectedChapter: Int?
}

@Observable
final class Inspector {
  var name = "inspector"
}

@main
struct EditorApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct ContentView: View {
  @State private var chapters = ["Dawn", "Noon"]
  @State private var inspector = Inspector()
  @FocusState private var isSearching: Bool
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(chapters.indices, id: \.self) { index in
          TextField("Chapter \(index)", text: $chapters[index])
            .focusedValue(\.documentTitle, $chapters[index])
            .focusedValue(\.selectedChapter, index)
        }
        StatusLine()
        Button("Search") { isSearching = true }
        Text(isSearching ? "searching" : "reading")
      }
      .navigationTitle("Editor")
      .searchable(text: $query)
      .searchFocused($isSearching)
      .focusedSceneValue(inspector)
    }
  }
}

struct StatusLine: View {
  @FocusedBinding(\.documentTitle) private var title
  @FocusedValue(\.selectedChapter) private var chapter
  @FocusedValue(Inspector.self) private var inspector

  var body: some View {
    Text("title \(title ?? "none")")
    Text("chapter \(chapter ?? -1)")
    Text(inspector?.name ?? "no inspector")
    Button("Shout") { title = title?.uppercased() }
  }
}
