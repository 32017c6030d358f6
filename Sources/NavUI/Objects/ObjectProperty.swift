internal import NavFoundation
internal import OpenCombine

/// A stored property of an observable object, as it is shown to whoever drives the app.
package struct ObjectProperty {
  /// The name as it was declared.
  package let name: String
  /// The value, without the wrapper around it.
  package let value: Any

  /// The stored properties of an object, its superclass's first, without those that only serve Observation
  /// or Combine.
  ///
  /// - Parameter object: The object.
  /// - Returns: The properties in the order of their declaration.
  package static func all(of object: AnyObject) -> [ObjectProperty] {
    var classes: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      classes.insert(current, at: 0)
      mirror = current.superclassMirror
    }
    return classes.flatMap(\.children).compactMap { ObjectProperty(label: $0.label, $0.value) }
  }

  private init?(label: String?, _ value: Any) {
    guard let label, !label.hasPrefix("_$"), !Self.isPlumbing(value) else { return nil }
    name = label.hasPrefix("_") ? String(label.dropFirst()) : label
    self.value = (value as? any PublishedValue)?.currentValue ?? value
  }

  /// Whether a value is a publisher, or keeps subscriptions alive.
  private static func isPlumbing(_ value: Any) -> Bool {
    value is any Publisher || value is any Cancellable || value is any Collection<AnyCancellable>
  }
}
