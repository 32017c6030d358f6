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
    ObjectParts.parts(of: object).compactMap { name, value in
      guard !name.hasPrefix("_$"), let shown = roles.shown(value) else { return nil }
      let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
      return ObjectProperty(name: name, value: shown)
    }
  }
}
