/// A property wrapper that the runtime connects to the node of its view.
@MainActor
package protocol NodeProperty: DynamicProperty {
  /// Connects a property to the node of its view.
  ///
  /// - Parameters:
  ///   - pointer: The address of the property in the view's value.
  ///   - slot: The value that the property keeps between two values of the view.
  ///   - site: The declaration of the property.
  static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  )

  /// Returns whether a property's value is the same in two values of its view.
  ///
  /// - Parameters:
  ///   - old: The first property.
  ///   - new: The other property.
  /// - Returns: Whether the properties are equal; false if this is unknown.
  static func isSame(_ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer) -> Bool
}

extension NodeProperty {
  /// Returns true, because the property's value is stored in the node.
  package static func isSame(
    _ old: UnsafeMutableRawPointer,
    _ new: UnsafeMutableRawPointer
  ) -> Bool {
    true
  }
}

/// A property that causes another evaluation of its view's body if the property's value has changed.
///
/// A view that only has a binding to a property of an `ObservableObject` is not notified of changes.
@MainActor
package protocol ValueComparing: NodeProperty {
  /// Records the value, for comparison before the next evaluation of the view's body.
  ///
  /// - Parameters:
  ///   - pointer: The address of the property in the view's value.
  ///   - slot: The value that the property keeps between two values of the view.
  static func note(_ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?)

  /// Returns whether the property's value is known to equal the recorded one.
  ///
  /// - Parameters:
  ///   - pointer: The address of the property in the view's new value.
  ///   - slot: The value that the property keeps between two values of the view.
  /// - Returns: Whether both values are equal; false also if that is unknown.
  static func isNoted(_ pointer: UnsafeMutableRawPointer, slot: AnyObject?) -> Bool
}

/// The declaration of a property in a view.
@MainActor
package struct PropertySite {
  /// The node of the view that declares the property.
  package let node: ViewNode
  /// The property name.
  package let name: String
}
