import NavSwiftData
import NavUI
import Testing

@Suite("Queries in views")
@MainActor
struct QueryTests {
  private struct Shelves: View {
    @Environment(\.modelContext) private var context
    @Query private var shelves: [Shelf]
    @State private var search = ""

    var body: some View {
      Text("\(shelves.count) \(search)")
    }
  }

  @Test("a view with a bare, private query can be made without arguments")
  func bare() {
    // Where the compiler finds no beginning for the query, this does not compile.
    #expect("\(type(of: Shelves()))" == "Shelves")
  }
}
