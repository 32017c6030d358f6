@testable import NavLint

extension SeveralPresentationsRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
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
    ],
    clean: [
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
    ]
  )
}
