import Foundation
import NavCoreData
import Testing

@Suite("Fetches that aggregate groups")
@MainActor
struct GroupedResultsTests {
  private func library() throws -> NSManagedObjectContext {
    let context = LibraryModel.context()
    for (shelf, titles) in [("Novels", ["Emma", "Ulysses", "Emma"]), ("Poems", ["Howl"])] {
      let owner = ShelfObject(context: context)
      owner.title = shelf
      for title in titles {
        let book = BookObject(context: context)
        book.title = title
        book.shelf = owner
      }
    }
    try context.save()
    return context
  }

  private func request(_ columns: [Any], by groups: [Any]) -> NSFetchRequest<NSDictionary> {
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = columns
    request.propertiesToGroupBy = groups
    return request
  }

  private func count(named name: String) -> NSExpressionDescription {
    let description = NSExpressionDescription()
    description.name = name
    description.expression = CDExpression(
      forFunction: "count:",
      arguments: [CDExpression(forKeyPath: "title")]
    )
    description.expressionResultType = .integer64AttributeType
    return description
  }

  @Test("groups are counted, sorted by their counts, and limited")
  func groups() throws {
    let context = try library()
    let search = request(["title", count(named: "number")], by: ["title"])
    search.sortDescriptors = [
      NSSortDescriptor(key: "number", ascending: false),
      NSSortDescriptor(key: "title", ascending: true),
    ]
    var rows = try context.fetch(search)
    #expect(rows.compactMap { $0["title"] as? String } == ["Emma", "Howl", "Ulysses"])
    #expect(rows.compactMap { $0["number"] as? Int } == [2, 1, 1])
    search.fetchLimit = 1
    search.fetchOffset = 1
    rows = try context.fetch(search)
    #expect(rows.compactMap { $0["title"] as? String } == ["Howl"])
  }

  @Test("a relationship is recognised by the identity of its object")
  func relationship() throws {
    let context = try library()
    let rows = try context.fetch(request(["shelf", count(named: "number")], by: ["shelf"]))
    let shelves = rows.compactMap { $0["shelf"] as? NSManagedObjectID }
    #expect(
      shelves.compactMap { (context.object(with: $0) as? ShelfObject)?.title }
        == ["Novels", "Poems"]
    )
    #expect(rows.compactMap { $0["number"] as? Int } == [3, 1])
  }

  @Test("without a group, all objects form one group")
  func all() throws {
    let context = try library()
    let rows = try context.fetch(request([count(named: "number")], by: []))
    #expect(rows.compactMap { $0["number"] as? Int } == [4])
  }
}
