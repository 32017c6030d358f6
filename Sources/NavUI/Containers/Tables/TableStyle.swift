/// A style of tables, which has no effect in NavLab.
@available(iOS 16.0, *)
public protocol TableStyle {}

/// The default style of tables.
@available(iOS 16.0, *)
public struct AutomaticTableStyle: TableStyle {
  /// Creates the default style.
  public init() {}
}

/// The style of tables with inset rows.
@available(iOS 16.0, *)
public struct InsetTableStyle: TableStyle {
  /// Creates the inset style.
  public init() {}
}

@available(iOS 16.0, *)
extension TableStyle where Self == AutomaticTableStyle {
  /// The default style of tables.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

@available(iOS 16.0, *)
extension TableStyle where Self == InsetTableStyle {
  /// The style of tables with inset rows.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// The alignment of the text in a column.
@available(iOS 18.0, *)
public enum TableColumnAlignment: Hashable, Sendable {
  /// The default alignment for the content.
  case automatic
  /// The alignment with the leading edge.
  case leading
  /// The alignment with the centre.
  case center
  /// The alignment with the trailing edge.
  case trailing
  /// The default alignment for numbers.
  case numeric
}

/// A set of changes that a user can make to a column.
@available(iOS 17.0, *)
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  private var names: Set<String> = []

  /// Creates an empty set.
  public init() {}

  private init(_ name: String) {
    names = [name]
  }

  /// A change to a column's position.
  public static let reorder = TableColumnCustomizationBehavior("reorder")
  /// A change to a column's width.
  public static let resize = TableColumnCustomizationBehavior("resize")
  /// A change to a column's visibility.
  public static let visibility = TableColumnCustomizationBehavior("visibility")
  /// The set of all changes.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]

  /// Returns whether the set contains a change.
  public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
  /// Returns the changes that are in either set.
  public func union(_ other: Self) -> Self { copy { $0.formUnion(other) } }
  /// Returns the changes that are in both sets.
  public func intersection(_ other: Self) -> Self { copy { $0.formIntersection(other) } }
  /// Returns the changes that are in exactly one of the two sets.
  public func symmetricDifference(_ other: Self) -> Self {
    copy { $0.formSymmetricDifference(other) }
  }
  /// Inserts a change, and returns whether the set did not already contain it.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }
  /// Removes a change, and returns the removed change or nil if there was none.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }
  /// Inserts a change, and returns the part that the set already contained, or nil if there is none.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.names.isEmpty ? nil : common
  }
  /// Adds the changes of another set.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Removes the changes that are not in another set.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Replaces the set with the changes that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }

  private func copy(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A user's choices of hidden and moved columns, which scripts cannot change.
@available(iOS 17.0, *)
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// Accesses the visibility of a column.
  ///
  /// - Parameter id: The column's name.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }
}
