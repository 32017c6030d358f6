/// An item of a shared list.
@usableFromInline
package protocol SharedListItem: Hashable, Sendable {
  /// The facts that hold for the item or something in it, one bit each, so that a list knows them
  /// for many items at once.
  var marks: UInt8 { get }
}

extension SharedListItem {
  /// Nothing is marked.
  @inlinable package var marks: UInt8 { 0 }
}

extension String: SharedListItem {}
