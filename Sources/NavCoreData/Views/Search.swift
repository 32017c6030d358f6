internal import NavUI

/// A view's search, which updates the view when the results change.
final class Search<Result> {
  private let request: NSFetchRequest<Result>
  private let own = ChangeSignal()

  init(_ request: NSFetchRequest<Result>, sorting: [SortDescriptor<Result>] = []) {
    self.request = request
    self.sorting = sorting
    predicate = request.predicate
    order = request.sortDescriptors ?? []
  }

  /// The condition that objects must meet, or nil for all objects.
  var predicate: NSPredicate? { didSet { own.note() } }

  /// The descriptors that sort the objects by named values.
  var order: [NSSortDescriptor] { didSet { own.note() } }

  /// The descriptors that sort the objects by key paths and take precedence over `order`.
  var sorting: [SortDescriptor<Result>] { didSet { own.note() } }

  /// Returns the objects that the search finds in a context.
  func find(in context: NSManagedObjectContext) -> [Result] {
    own.depend()
    context.changes.depend()
    request.predicate = predicate
    request.sortDescriptors = order
    do {
      let found = try context.fetch(request)
      for case let object as NSManagedObject in found {
        object.registrar.access(object, keyPath: \.observedValues)
      }
      return sorting.isEmpty ? found : found.sorted(using: sorting)
    } catch {
      FileHandle.standardError.write(
        Data(
          """
          @FetchRequest found nothing: \(error.localizedDescription) Add .environment(\\.managedObjectContext, …) to \
          the window's views.

          """.utf8
        )
      )
      return []
    }
  }
}
