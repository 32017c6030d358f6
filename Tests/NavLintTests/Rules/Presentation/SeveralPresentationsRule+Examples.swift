@testable import NavLint

extension SeveralPresentationsRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Reader: View {
        let model: ReaderModel
        var body: some View {
          Text("Chapter")
            .sheet(
              isPresented: Binding(get: { model.isListShown }, set: { model.isListShown = $0 })
            ) { Text("Chapters") }
            .↓sheet(
              isPresented: Binding(get: { model.isNoteShown }, set: { model.isNoteShown = $0 })
            ) { Text("Notes") }
        }
      }
      """,
      """
      Text("Songs")
        .sheet(isPresented: $isAdding) { Add() }
        .↓sheet(isPresented: $isSorting) { Sort() }
      """,
      """
      NavigationStack { Songs() }
        .sheet(item: $song) { song in SongView(song: song) }
        .tint(.green)
        .↓fullScreenCover(isPresented: $isPlaying) { Player() }
      """,
      """
      struct Root: View {
        var body: some View {
          List { Text("Bread") }
            .fullScreenCover(isPresented: $first) { Welcome() }
            .↓sheet(isPresented: $second, onDismiss: reload) { Recipe() }
            .sheet(item: $third) { Text($0.name) }
        }
      }
      """,
      """
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen, content: Settings.init)
        .↓sheet(isPresented: $isHelping) {
          Help()
        }
      """,
      """
      VStack {
        Group { Text("Trails") }
          .sheet(isPresented: $router.showsMap) { Map() }
          .navigationTitle("Trails")
          .↓sheet(isPresented: $router.showsHelp) { Help() }
      }
      """,
      """
      Text("Songs")
        .sheet(item: $player.page) { PageView(page: $0) }
        .↓sheet(item: $player.song) { SongView(song: $0) }
      """,
      """
      struct Root: View {
        @StateObject private var router = Router()
        private var above: Binding<Page?> {
          Binding(get: { router.page }, set: { router.page = $0 })
        }
        private var beyond: Binding<Page?> {
          Binding(get: { router.other }, set: { router.other = $0 })
        }
        var body: some View {
          Text("Songs")
            .sheet(item: above) { Text($0.id) }
            .↓fullScreenCover(item: beyond) { Text($0.id) }
        }
      }
      struct Page: Identifiable, Equatable { let id: String }
      final class Router: ObservableObject {
        @Published var page: Page?
        @Published var other: Page?
      }
      """,
    ],
    clean: [
      """
      struct Shop: View {
        @ObservedObject var router: Router
        var body: some View {
          Text("Shop")
            .sheet(isPresented: .constant(router.sheet != nil), onDismiss: { router.sheet = nil }) {
              Text(router.sheet ?? "")
            }
            .fullScreenCover(isPresented: .constant(router.cover != nil)) { Text(router.cover ?? "") }
        }
      }
      final class Router: ObservableObject {
        @Published var sheet: String?
        @Published var cover: String?
      }
      """,
      """
      struct Root: View {
        @StateObject private var router = Router()
        private var above: Binding<Page?> {
          Binding(
            get: { router.page?.isSheet == true ? router.page : nil },
            set: { if $0 == nil { router.page = nil } }
          )
        }
        private var beyond: Binding<Page?> {
          Binding(
            get: { router.page?.isSheet == true ? nil : router.page },
            set: { if $0 == nil { router.page = nil } }
          )
        }
        var body: some View {
          Text("Songs")
            .sheet(item: above) { Text($0.id) }
            .fullScreenCover(item: beyond) { Text($0.id) }
        }
      }
      struct Page: Identifiable, Equatable { let id: String; let isSheet: Bool }
      final class Router: ObservableObject { @Published var page: Page? }
      """,
      """
      final class Coordinator: ObservableObject {
        @Published var sheet: Page?
        @Published var cover: Page?
        func present(_ page: Page) { sheet = page }
        func cover(_ page: Page) { cover = page }
      }
      struct Root: View {
        @StateObject private var coordinator = Coordinator()
        var body: some View {
          Text("Songs")
            .sheet(item: $coordinator.sheet) { PageView(page: $0) }
            .fullScreenCover(item: $coordinator.cover) { PageView(page: $0) }
        }
      }
      """,
      """
      Text("Songs")
        .fullScreenCover(item: $router.cover, content: cover)
        .sheet(item: $router.sheet, onDismiss: router.dropped, content: sheet)
      """,
      """
      Text("Songs")
        .sheet(item: $page, type: Song.self) { Player(song: $0) }
        .sheet(item: $page, type: Album.self) { Cover(album: $0) }
      """,
      """
      Text("Songs")
        .sheet(item: $page) { page in
          switch page {
          case .adding: Add()
          case .sorting: Sort()
          }
        }
      """,
      """
      Text("Songs")
        .sheet(isPresented: $isAdding) {
          Add().sheet(isPresented: $isChoosing) { Choose() }
        }
      """,
      """
      VStack {
        Button("Add") { isAdding = true }
          .sheet(isPresented: $isAdding) { Add() }
        Button("Sort") { isSorting = true }
          .sheet(isPresented: $isSorting) { Sort() }
      }
      """,
      """
      Text("Songs")
        .sheet(isPresented: $isAdding) { Add() }
        .alert("Delete?", isPresented: $isDeleting) { Button("Delete") {} }
      """,
      """
      paper.sheet(of: 3).sheet(of: 4)
      """,
      """
      #Preview {
        Text("Songs")
          .sheet(isPresented: $one) { Add() }
          .sheet(isPresented: $two) { Sort() }
      }
      """,
      """
      struct Flow: View {
        @Binding var item: Item?
        var body: some View {
          Text("Flow")
            .sheet(item: .only($item, .sheet)) { _ in Text("Sheet") }
            .sheet(item: .only($item, .card)) { _ in Text("Card") }
            .fullScreenCover(item: .only($item, .cover)) { _ in Text("Cover") }
        }
      }
      """,
    ]
  )
}
