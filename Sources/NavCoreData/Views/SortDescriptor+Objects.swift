public import Foundation

extension SortDescriptor where Compared: NSManagedObject {
  /// Sorts by a truth value, false first, as objects of Objective-C can be.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - order: Whether false comes first.
  public init(_ keyPath: any KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: TruthOrder(order: order))
  }
}

/// The order of truth values: false, then true.
private struct TruthOrder: SortComparator {
  var order: SortOrder

  func compare(_ one: Bool, _ other: Bool) -> ComparisonResult {
    guard one != other else { return .orderedSame }
    return one == (order == .forward) ? .orderedDescending : .orderedAscending
  }
}
