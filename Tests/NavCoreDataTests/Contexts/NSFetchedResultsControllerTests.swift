import NavCoreData
import Testing

@Suite("Fetches that are kept up to date")
@MainActor
struct NSFetchedResultsControllerTests {
  private final class Listener: NSFetchedResultsControllerDelegate {
    private(set) var told: [[String]] = []

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      note(controller)
    }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      note(controller)
    }

    private func note(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      told.append((controller.fetchedObjects as? [BookObject] ?? []).map { $0.title ?? "?" })
    }
  }

  @Test("the delegate is told about the objects before and after a change")
  func delegate() throws {
    let context = LibraryModel.context()
    let request = NSFetchRequest<BookObject>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: nil,
      cacheName: nil
    )
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    #expect(controller.fetchedObjects == [])
    let book = BookObject(context: context)
    book.title = "Emma"
    try context.save()
    context.processPendingChanges()
    #expect(controller.fetchedObjects == [book])
    #expect(listener.told.first == [])
    #expect(listener.told.last == ["Emma"])
  }
}
