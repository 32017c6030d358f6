/// A property wrapper that the runtime connects to the node of its view.
@MainActor
package protocol NodeProperty: DynamicProperty {
  /// Connects a property to its node.
  ///
  /// - Parameters:
  ///   - pointer: Where the property lies in the view's value.
  ///   - slot: What the property keeps between two values of the view.
  ///   - site: Where the property is declared.
  static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  )

  /// Whether two properties make no difference between two values of a view.
  ///
  /// - Parameters:
  ///   - old: One property.
  ///   - new: The other.
  /// - Returns: False when they differ, and when it cannot be known.
  static func isSame(_ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer) -> Bool
}

extension NodeProperty {
  /// A property whose value lives in the node makes no difference.
  package static func isSame(
    _ old: UnsafeMutableRawPointer,
    _ new: UnsafeMutableRawPointer
  ) -> Bool {
    true
  }
}

/// A property whose view is also evaluated again when the value behind it has become another one.
///
/// Nobody tells a view that only holds a binding to a property of an `ObservableObject` when that changes.
@MainActor
package protocol ValueComparing: NodeProperty {
  /// Notes the value that the next evaluation of the view's body sees.
  ///
  /// - Parameters:
  ///   - pointer: Where the property lies in the view's value.
  ///   - slot: What the property keeps between two values of the view.
  static func note(_ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?)

  /// Whether the value is certainly the one that was noted.
  ///
  /// - Parameters:
  ///   - pointer: Where the property lies in the view's new value.
  ///   - slot: What the property keeps between two values of the view.
  /// - Returns: False when they differ, and when it cannot be known.
  static func isNoted(_ pointer: UnsafeMutableRawPointer, slot: AnyObject?) -> Bool
}

/// The place where a property is declared.
@MainActor
package struct PropertySite {
  /// The node of the view that declares the property.
  package let node: ViewNode
  /// The name of the property.
  package let name: String
}
