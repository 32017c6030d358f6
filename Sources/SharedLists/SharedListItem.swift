/// What a shared list holds.
@usableFromInline
package protocol SharedListItem: Hashable, Sendable {
  /// What is true of the item or of something in it, one bit for each, so that a list knows it of many items at once.
  var marks: UInt8 { get }
}

extension SharedListItem {
  /// Nothing is marked.
  @inlinable package var marks: UInt8 { 0 }
}

extension String: SharedListItem {}
