/// A stored property of an observable object, as it is shown to whoever drives the app.
package struct ObjectProperty {
  /// The name as it was declared.
  package let name: String
  /// The value, without the wrapper around it.
  package let value: Any

  /// The stored properties of an object, its superclass's first, without those that only serve Observation
  /// or Combine.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - roles: What is known of the types of properties.
  /// - Returns: The properties in the order of their declaration.
  package static func all(
    of object: AnyObject,
    knowing roles: inout PropertyRoles
  ) -> [ObjectProperty] {
    var classes: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      classes.insert(current, at: 0)
      mirror = current.superclassMirror
    }
    var properties: [ObjectProperty] = []
    for mirror in classes {
      for child in mirror.children {
        guard let label = child.label, !label.hasPrefix("_$"),
          let value = roles.shown(child.value)
        else { continue }
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        properties.append(ObjectProperty(name: name, value: value))
      }
    }
    return properties
  }
}
