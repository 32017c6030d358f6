import Testing

@testable import NavLint

@Suite("The types of pushed values")
struct PushedTypeTests {
  @Test(
    "A type is given only if it is certain",
    arguments: [
      ("\"Fern\"", "String"), ("7", "Int"), ("Route.home", "Route"), ("Route.plant(1)", "Route"),
      ("Plant(id: 1)", "Plant"), ("favourite", "Plant"), ("favourite.id", "Int"),
      ("store.chosen", "Plant"), ("Route.unknown", nil), (".home", nil), ("make()", nil),
      ("stranger", nil), ("Plant.ID(1)", "Int"),
    ]
  )
  func values(_ value: String, _ type: String?) throws {
    let code = """
      enum Route: Hashable { case home, plant(Int) }
      struct Plant: Identifiable, Hashable { let id: Int }
      final class Store { var chosen: Plant? }
      struct Garden: View {
        let favourite: Plant
        let store: Store
        var body: some View {
          NavigationLink("Open", value: \(value))
        }
      }
      """
    let file = ParsedFile(path: "Garden.swift", bytes: Array(code.utf8))
    let project = Project([FileFacts(file)]).seen(from: file)
    let link = try #require(file.calls(of: "NavigationLink").first)
    #expect(project.pushedType(of: try #require(link.argument("value"))) == type)
  }

  @Test("A parameter of a list's closure has the type of the list's elements")
  func elements() throws {
    let code = """
      struct Plant: Identifiable, Hashable { let id: Int }
      struct Garden: View {
        private let plants = [Plant(id: 1), Plant(id: 2)]
        var body: some View {
          List(plants) { plant in NavigationLink("Open", value: plant.id) }
        }
      }
      """
    let file = ParsedFile(path: "Garden.swift", bytes: Array(code.utf8))
    let link = try #require(file.calls(of: "NavigationLink").first)
    let value = try #require(link.argument("value"))
    #expect(Project([FileFacts(file)]).seen(from: file).pushedType(of: value) == "Int")
  }

  @Test("An id stands for its type, and a name that two types share for none")
  func names() {
    let code = """
      struct Plant: Identifiable { let id: UUID }
      enum Shop { struct Item {} }
      enum Shelf { struct Item {} }
      """
    let project = Project([FileFacts(ParsedFile(path: "A.swift", bytes: Array(code.utf8)))])
    #expect(project.certainName("Plant.ID") == "UUID")
    #expect(project.certainName("Plant?") == "Plant")
    #expect(project.certainName("Item") == nil)
    #expect(project.certainName("Box<Plant>") == nil)
    #expect(Project.element("[Plant]") == "Plant")
    #expect(Project.element("[String: Plant]") == nil)
  }
}
