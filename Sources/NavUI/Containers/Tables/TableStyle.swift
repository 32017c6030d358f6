/// The appearance of tables; there is only one here.
@available(iOS 16.0, *)
public protocol TableStyle {}

/// The default appearance.
@available(iOS 16.0, *)
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// The appearance with inset rows.
@available(iOS 16.0, *)
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

@available(iOS 16.0, *)
extension TableStyle where Self == AutomaticTableStyle {
  /// The default appearance.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

@available(iOS 16.0, *)
extension TableStyle where Self == InsetTableStyle {
  /// The appearance with inset rows.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// The alignment of a column's texts.
@available(iOS 18.0, *)
public enum TableColumnAlignment: Hashable, Sendable {
  /// The default alignment.
  case automatic
  /// The leading side.
  case leading
  /// The middle.
  case center
  /// The trailing side.
  case trailing
  /// The default alignment of numbers.
  case numeric
}

/// The changes that a user can make to a column.
@available(iOS 17.0, *)
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  private var names: Set<String> = []

  /// Creates an empty set.
  public init() {}

  private init(_ name: String) {
    names = [name]
  }

  /// The order of the columns.
  public static let reorder = TableColumnCustomizationBehavior("reorder")
  /// The column width.
  public static let resize = TableColumnCustomizationBehavior("resize")
  /// Whether the column is visible.
  public static let visibility = TableColumnCustomizationBehavior("visibility")
  /// All changes.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]

  /// Returns whether a change is among these.
  public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
  /// Returns the members of either.
  public func union(_ other: Self) -> Self { copy { $0.formUnion(other) } }
  /// Returns the members of both.
  public func intersection(_ other: Self) -> Self { copy { $0.formIntersection(other) } }
  /// Returns the members of only one of the two.
  public func symmetricDifference(_ other: Self) -> Self {
    copy { $0.formSymmetricDifference(other) }
  }
  /// Inserts a member.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }
  /// Removes a member.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }
  /// Inserts a member, replacing an equal one.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.names.isEmpty ? nil : common
  }
  /// Adds the members of another set.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps only the members that another set also has.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps the members of only one of the two.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }

  private func copy(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The columns that a user has hidden or moved; none here.
@available(iOS 17.0, *)
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// Returns whether a column is visible.
  ///
  /// - Parameter id: The column's name.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }
}
