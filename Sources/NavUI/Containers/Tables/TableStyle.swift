/// The look of tables, of which there is one here.
@available(iOS 16.0, *)
public protocol TableStyle {}

/// The usual look.
@available(iOS 16.0, *)
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// The look with rows that are set in.
@available(iOS 16.0, *)
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

@available(iOS 16.0, *)
extension TableStyle where Self == AutomaticTableStyle {
  /// The usual look.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

@available(iOS 16.0, *)
extension TableStyle where Self == InsetTableStyle {
  /// The look with rows that are set in.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// The side on which the texts of a column stand.
@available(iOS 18.0, *)
public enum TableColumnAlignment: Hashable, Sendable {
  /// The usual side.
  case automatic
  /// The side where lines begin.
  case leading
  /// The middle.
  case center
  /// The side where lines end.
  case trailing
  /// The usual side of numbers.
  case numeric
}

/// The changes that a person may make to a column.
@available(iOS 17.0, *)
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  private var names: Set<String> = []

  /// Nothing.
  public init() {}

  private init(_ name: String) {
    names = [name]
  }

  /// The order of the columns.
  public static let reorder = TableColumnCustomizationBehavior("reorder")
  /// The width of the column.
  public static let resize = TableColumnCustomizationBehavior("resize")
  /// Whether the column is shown.
  public static let visibility = TableColumnCustomizationBehavior("visibility")
  /// Everything.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]

  /// Whether something is among these.
  public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
  /// Both together.
  public func union(_ other: Self) -> Self { copy { $0.formUnion(other) } }
  /// Returns the members of both.
  public func intersection(_ other: Self) -> Self { copy { $0.formIntersection(other) } }
  /// Returns the members of only one of both.
  public func symmetricDifference(_ other: Self) -> Self {
    copy { $0.formSymmetricDifference(other) }
  }
  /// Adds something.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }
  /// Takes something away.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }
  /// Adds something, in the place of what is equal.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.names.isEmpty ? nil : common
  }
  /// Adds everything of another one.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps what another one has, too.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps what only one of both has.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }

  private func copy(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The columns that a person has hidden or moved; here none.
@available(iOS 17.0, *)
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// Whether a column is shown.
  ///
  /// - Parameter id: The column's name.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }
}
