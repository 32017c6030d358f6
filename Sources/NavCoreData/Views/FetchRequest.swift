public import NavUI

extension EnvironmentValues {
  /// The managed object context that views use.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(.mainQueueConcurrencyType)
  }
}

/// A property wrapper for the results of a fetch request, which are updated automatically.
@MainActor @preconcurrency
@propertyWrapper
public struct FetchRequest<Result> {
  @State private var search: Search<Result>
  @Environment(\.managedObjectContext) private var context

  /// The objects that the request has fetched.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(search: search, elements: search.find(in: context))
  }

  /// A binding to the settings of the search.
  public var projectedValue: Binding<Configuration> {
    let search = search
    return Binding {
      Configuration(nsSortDescriptors: search.order, nsPredicate: search.predicate)
    } set: { configuration in
      search.predicate = configuration.nsPredicate
      search.order = configuration.nsSortDescriptors
    }
  }

  /// The changeable settings of a search.
  public struct Configuration {
    /// The descriptors that determine the order of the objects.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The condition that objects must meet, or nil for all objects.
    public var nsPredicate: NSPredicate?
  }

  /// Creates a property from a fetch request, with an animation that is used when the results change.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - animation: The animation of changes.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    _search = State(wrappedValue: Search(fetchRequest))
  }

  /// Creates a property from a fetch request, with a transaction that is used when the results change.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - transaction: The transaction of changes.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a property for the objects of an entity.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition for the objects.
  ///   - animation: The animation of changes.
  public init(
    entity: NSEntityDescription,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request)
  }

  /// Creates a property for the objects of the class `Result`.
  ///
  /// - Parameters:
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition for the objects.
  ///   - animation: The animation of changes.
  public init(
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request)
  }

  /// Creates a property for the objects of the class `Result`.
  ///
  /// - Parameters:
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition for the objects.
  ///   - animation: The animation of changes.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.predicate = predicate
    self.init(fetchRequest: request)
    _search = State(wrappedValue: Search(request, sorting: sortDescriptors))
  }
}

extension FetchRequest: DynamicProperty {}

/// The results of a search.
public struct FetchedResults<Result>: RandomAccessCollection {
  let search: Search<Result>
  let elements: [Result]

  /// The index of the first object.
  public var startIndex: Int { 0 }
  /// The index after the last object.
  public var endIndex: Int { elements.count }
  /// Returns the object at an index.
  public subscript(position: Int) -> Result { elements[position] }

  /// The condition that objects must meet, or nil for all objects.
  ///
  /// Setting the condition repeats the search.
  public var nsPredicate: NSPredicate? {
    get { search.predicate }
    nonmutating set { search.predicate = newValue }
  }

  /// The descriptors that determine the order of the objects.
  ///
  /// Setting the descriptors repeats the search.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { search.order }
    nonmutating set { search.order = newValue }
  }

  /// The descriptors that determine the order of the objects.
  ///
  /// Setting the descriptors repeats the search.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { search.sorting }
    nonmutating set { search.sorting = newValue }
  }
}
