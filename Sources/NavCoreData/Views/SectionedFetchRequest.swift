public import NavUI

/// A property wrapper for the results of a fetch request, grouped into sections.
@MainActor @preconcurrency
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
  @State private var search: Search<Result>
  @Environment(\.managedObjectContext) private var context
  private let section: KeyPath<Result, SectionIdentifier>

  /// The fetched objects, grouped into sections.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(search: search, found: search.find(in: context), by: section)
  }

  /// Creates a property from a fetch request.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - sectionIdentifier: The property that divides the objects.
  ///   - animation: The animation of changes.
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    section = sectionIdentifier
    _search = State(wrappedValue: Search(fetchRequest))
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Creates a property for the objects of the class `Result`.
  ///
  /// - Parameters:
  ///   - sectionIdentifier: The property that divides the objects.
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition for the objects.
  ///   - animation: The animation of changes.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier)
  }

  /// Creates a property for the objects of the class `Result`.
  ///
  /// - Parameters:
  ///   - sectionIdentifier: The property that divides the objects.
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition for the objects.
  ///   - animation: The animation of changes.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.predicate = predicate
    section = sectionIdentifier
    _search = State(wrappedValue: Search(request, sorting: sortDescriptors))
  }
}

extension SectionedFetchRequest: DynamicProperty {}

/// The results of a search, grouped into sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>:
  RandomAccessCollection
{
  private let search: Search<Result>
  private let sections: [Section]

  init(search: Search<Result>, found: [Result], by key: KeyPath<Result, SectionIdentifier>) {
    self.search = search
    var sections: [Section] = []
    for object in found {
      let id = object[keyPath: key]
      if let index = sections.firstIndex(where: { $0.id == id }) {
        sections[index].elements.append(object)
      } else {
        sections.append(Section(id: id, elements: [object]))
      }
    }
    self.sections = sections
  }

  /// The index of the first section.
  public var startIndex: Int { 0 }
  /// The index after the last section.
  public var endIndex: Int { sections.count }
  /// Returns the section at an index.
  public subscript(position: Int) -> Section { sections[position] }

  /// The condition that objects must meet, or nil for all objects.
  ///
  /// Setting the condition repeats the search.
  public var nsPredicate: NSPredicate? {
    get { search.predicate }
    nonmutating set { search.predicate = newValue }
  }

  /// A section of objects with the same section identifier.
  public struct Section: RandomAccessCollection, Identifiable {
    /// The value that the objects of the section share.
    public let id: SectionIdentifier
    var elements: [Result]

    /// The index of the first object.
    public var startIndex: Int { 0 }
    /// The index after the last object.
    public var endIndex: Int { elements.count }
    /// Returns the object at an index.
    public subscript(position: Int) -> Result { elements[position] }
  }
}
