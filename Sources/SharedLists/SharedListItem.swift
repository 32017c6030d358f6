/// An item of a shared list.
@usableFromInline
package protocol SharedListItem: Hashable, Sendable {
  /// The facts about the item or its content, one bit each, which a list knows for many items at
  /// once.
  var marks: UInt8 { get }
}

extension SharedListItem {
  /// No marks.
  @inlinable package var marks: UInt8 { 0 }
}

extension String: SharedListItem {}
