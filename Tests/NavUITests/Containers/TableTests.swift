import NavUI
import Testing

@Suite("Table and OutlineGroup")
@MainActor
struct TableTests {
  @Test("A table shows its first column in compact width, and all columns in regular width")
  func columns() throws {
    let app = TestApp(TableApp.self)
    #expect(app.labels == ["Ada", "Grace"])
    app.resize(.regular)
    #expect(app.labels == ["Ada, 36", "Grace, 85"])
    try app.tap("Grace, 85")
    #expect(app.selected == ["Grace, 85"])
  }

  @Test("A table without a sort order has columns with key paths, too")
  func unordered() throws {
    let app = TestApp(UnorderedTableApp.self)
    #expect(app.labels == ["Ada"])
    app.resize(.regular)
    #expect(app.labels == ["Ada", "36", "Ada"])
  }

  @Test("A table accepts a ForEach of rows")
  func rows() throws {
    #expect(TestApp(RowTableApp.self).labels == ["Ada", "Grace"])
  }

  @Test("The branches of a tree open and close")
  func outline() throws {
    let app = TestApp(TreeApp.self)
    #expect(app.labels == ["Fruit", "Bread"])
    try app.tap("Fruit")
    #expect(app.labels == ["Fruit", "Apple", "Pear", "Bread"])
    try app.tap("Fruit")
    #expect(app.labels == ["Fruit", "Bread"])
  }
}

private struct Person: Identifiable {
  let id: Int
  var name: String
  var age: Int
}

private struct TableApp: App {
  @State private var selection: Person.ID?
  @State private var order = [KeyPathComparator(\Person.name)]

  var body: some Scene {
    WindowGroup {
      Table(
        [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Grace", age: 85)],
        selection: $selection,
        sortOrder: $order
      ) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
      }
    }
  }
}

private struct UnorderedTableApp: App {
  @State private var people = [Person(id: 1, name: "Ada", age: 36)]

  var body: some Scene {
    WindowGroup {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
        TableColumn("Again", value: \.name)
      }
    }
  }
}

private struct RowTableApp: App {
  private let people = [
    Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Grace", age: 85),
  ]

  var body: some Scene {
    WindowGroup {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(people) { TableRow($0) }
      }
    }
  }
}

private struct Food: Identifiable {
  var id: String { name }
  let name: String
  var kinds: [Food]?
}

private struct TreeApp: App {
  private let food = [
    Food(name: "Fruit", kinds: [Food(name: "Apple"), Food(name: "Pear")]), Food(name: "Bread"),
  ]

  var body: some Scene {
    WindowGroup {
      List(food, children: \.kinds) { Text($0.name) }
    }
  }
}
