import Foundation
import NavSwiftData
import NavUI
import Testing

@Suite("Models and their contexts")
struct ModelContextTests {
  private let context: ModelContext

  init() throws {
    context = try Self.context(ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private static func context(_ configuration: ModelConfiguration) throws -> ModelContext {
    ModelContext(
      try ModelContainer(for: Shelf.self, Reader.self, configurations: configuration)
    )
  }

  private func volumes(_ descriptor: FetchDescriptor<Volume> = .init()) throws -> [String] {
    try context.fetch(descriptor).map(\.title)
  }

  @Test("SD-01: inserted models are found, by a predicate and in an order")
  func fetching() throws {
    for (title, pages) in [("Emma", 400), ("Dune", 700), ("Atlas", 90)] {
      context.insert(Volume(title: title, pages: pages))
    }
    #expect(try volumes() == ["Emma", "Dune", "Atlas"])
    #expect(
      try volumes(
        FetchDescriptor(
          predicate: #Predicate { $0.pages > 100 && $0.note == nil },
          sortBy: [SortDescriptor(\.title)]
        )
      ) == ["Dune", "Emma"]
    )
    #expect(
      try volumes(
        FetchDescriptor(predicate: #Predicate { $0.title.localizedStandardContains("DU") })
      ) == ["Dune"]
    )
    var limited = FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.pages, order: .reverse)])
    limited.fetchLimit = 1
    limited.fetchOffset = 1
    #expect(try volumes(limited) == ["Emma"])
    #expect(try context.fetchCount(FetchDescriptor<Volume>()) == 3)
  }

  @Test("SD-01: properties that share a line with other members are stored, too")
  func sharedLine() throws {
    let container = try ModelContainer(
      for: Stamp.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
    let writer = ModelContext(container)
    let stamp = Stamp(country: "Norway")
    stamp.year = 1942
    writer.insert(stamp)
    try writer.save()
    let found = try ModelContext(container).fetch(FetchDescriptor<Stamp>())
    #expect(found.map(\.country) == ["Norway"])
    #expect(found.map(\.year) == [1942])
  }

  @Test("SD-02: both sides of a relationship agree, whichever is set")
  func inverses() throws {
    let shelf = Shelf(name: "Novels")
    context.insert(shelf)
    let dune = Volume(title: "Dune", shelf: shelf)
    context.insert(dune)
    #expect(shelf.volumes == [dune])
    let emma = Volume(title: "Emma")
    shelf.volumes.append(emma)
    #expect(emma.shelf === shelf)
    #expect(emma.modelContext === context)
    let maps = Shelf(name: "Maps")
    emma.shelf = maps
    #expect(shelf.volumes == [dune])
    #expect(maps.volumes == [emma])
    #expect(maps.modelContext === context)
    emma.shelf = nil
    #expect(maps.volumes == [])
    let ada = Reader(name: "Ada")
    ada.volumes = [dune, emma]
    context.insert(ada)
    #expect(dune.readers == [ada])
    dune.readers = []
    #expect(ada.volumes == [emma])
  }

  @Test("SD-03: a deletion includes cascades, and removes references from other models")
  func deleting() throws {
    let shelf = Shelf(name: "Novels")
    context.insert(shelf)
    let dune = Volume(title: "Dune", shelf: shelf)
    let ada = Reader(name: "Ada")
    context.insert(dune)
    ada.volumes = [dune]
    context.insert(ada)
    try context.save()
    context.delete(shelf)
    #expect(dune.isDeleted)
    #expect(ada.volumes == [])
    #expect(try volumes() == [])
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    #expect(try context.fetchCount(FetchDescriptor<Reader>()) == 1)
  }

  @Test("SD-04: a new model with the same unique value replaces the earlier model")
  func unique() throws {
    let first = Shelf(name: "Novels")
    context.insert(first)
    try context.save()
    context.insert(Shelf(name: "Novels"))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Shelf>()) == [first])
  }

  @Test("SD-05: a rollback discards unsaved changes")
  func rollback() throws {
    let dune = Volume(title: "Dune")
    context.insert(dune)
    try context.save()
    dune.title = "Messiah"
    context.insert(Volume(title: "Emma"))
    #expect(dune.hasChanges)
    context.rollback()
    #expect(dune.title == "Dune")
    #expect(try volumes() == ["Dune"])
    context.delete(dune)
    context.rollback()
    #expect(try volumes() == ["Dune"])
  }

  @Test("SD-06: a store in a file reopens with all its values")
  func reopening() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).store")
    defer { _ = try? FileManager.default.removeItem(at: url) }
    let first = try Self.context(ModelConfiguration(url: url))
    let shelf = Shelf(name: "Novels")
    first.insert(shelf)
    let dune = Volume(title: "Dune", pages: 700, shelf: shelf)
    dune.tag("old")
    dune.isOpen = true
    first.insert(dune)
    first.insert(Reader(name: "Ada"))
    try first.save()
    first.insert(Volume(title: "not saved"))
    let second = try Self.context(ModelConfiguration(url: url))
    let found = try second.fetch(FetchDescriptor<Volume>())
    #expect(found.map(\.title) == ["Dune"])
    #expect(found.map(\.pages) == [700])
    #expect(found.map(\.tags) == [["new", "old"]])
    #expect(found.map(\.note) == [nil])
    #expect(found.map(\.isOpen) == [false])
    #expect(found.first?.shelf?.name == "Novels")
    #expect(found.first?.shelf?.volumes == found)
    #expect(found.map(\.persistentModelID) == [dune.persistentModelID])
    let same = second.model(for: dune.persistentModelID) as? Volume
    #expect(same === found.first)
    let gone: Volume? = second.registeredModel(
      for: try JSONDecoder().decode(
        PersistentIdentifier.self,
        from: Data(#"{"entityName": "Volume", "number": 99999}"#.utf8)
      )
    )
    #expect(gone == nil)
  }

  @Test("SD-07: a file that is not a store is refused")
  func brokenFile() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).store")
    defer { _ = try? FileManager.default.removeItem(at: url) }
    try Data("no store".utf8).write(to: url)
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try Self.context(ModelConfiguration(url: url))
    }
  }

  @Test("SD-08: other contexts see what one context saves")
  func merging() throws {
    let other = ModelContext(context.container)
    let dune = Volume(title: "Dune")
    context.insert(dune)
    #expect(try other.fetchCount(FetchDescriptor<Volume>()) == 0)
    try context.save()
    let found = try #require(try other.fetch(FetchDescriptor<Volume>()).first)
    #expect(found !== dune)
    #expect(found.persistentModelID == dune.persistentModelID)
    found.title = "Messiah"
    try other.save()
    #expect(dune.title == "Messiah")
  }

  @Test("SD-09: a change of a property is observed")
  func observing() {
    let dune = Volume(title: "Dune")
    let changes = Changes()
    withObservationTracking {
      _ = dune.title
    } onChange: {
      changes.count += 1
    }
    dune.pages = 3
    #expect(changes.count == 0)
    dune.title = "Messiah"
    #expect(changes.count == 1)
  }

  private final class Changes: @unchecked Sendable {
    var count = 0
  }

  @Test("an actor with its own executor works in the executor's context")
  func actors() async throws {
    let shelving = Shelving(modelContainer: context.container)
    try await shelving.add("Emma")
    #expect(try volumes() == ["Emma"])
    #expect(await shelving.count == 1)
  }

  private actor Shelving: ModelActor {
    let modelContainer: ModelContainer
    let modelExecutor: any ModelExecutor
    private(set) var count = 0

    init(modelContainer: ModelContainer) {
      self.modelContainer = modelContainer
      modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
    }

    func add(_ title: String) throws {
      modelContext.insert(Volume(title: title, pages: 1))
      try modelContext.save()
      count += 1
    }
  }
}
