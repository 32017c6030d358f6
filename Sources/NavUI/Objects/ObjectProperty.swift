/// A stored property of an observable object, as shown to the app's driver.
package struct ObjectProperty {
  /// The declared name of the property.
  package let name: String
  /// The value of the property, without its wrapper.
  package let value: Any

  /// Returns the stored properties of an object, except those that serve only Observation or Combine.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - roles: The known facts about the types of properties.
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
