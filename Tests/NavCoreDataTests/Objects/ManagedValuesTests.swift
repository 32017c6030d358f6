import NavCoreData
import Testing

@Suite("The values of managed objects")
@MainActor
struct ManagedValuesTests {
  private let context = LibraryModel.context()

  @Test("a to-one relationship leads to its object from both ends, before and after a save")
  func toOne() throws {
    let shelf = ShelfObject(context: context)
    shelf.title = "Novels"
    let book = BookObject(context: context)
    #expect(book.shelf == nil)
    book.shelf = shelf
    #expect(book.shelf?.title == "Novels")
    #expect(shelf.books == NSSet(object: book))
    try context.save()
    #expect(book.shelf === shelf)
    book.shelf = nil
    #expect(book.shelf == nil)
    #expect(shelf.books?.count == 0)
  }

  @Test("a to-many relationship leads to all its objects")
  func toMany() {
    let shelf = ShelfObject(context: context)
    let books = [BookObject(context: context), BookObject(context: context)]
    shelf.books = NSSet(array: books)
    #expect(books.allSatisfy { $0.shelf === shelf })
    context.delete(shelf)
    #expect(books.allSatisfy { $0.shelf == nil })
  }
}
