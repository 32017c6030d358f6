/// An item of a shared list.
@usableFromInline
package protocol SharedListItem: Hashable, Sendable {
  /// The facts about the item or its content, with one bit for each fact.
  var marks: UInt8 { get }
}

extension SharedListItem {
  /// The empty set of marks.
  @inlinable package var marks: UInt8 { 0 }
}

extension String: SharedListItem {}
