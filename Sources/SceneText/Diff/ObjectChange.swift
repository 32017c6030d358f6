package import SceneModel

/// A change in the value of an observable object's property.
package struct ObjectChange: Hashable, Sendable {
  /// The object in its current state.
  package var object: ObjectReport
  /// The name of the property.
  package var property: String
  /// The earlier value, as a Swift literal if possible.
  package var from: String
  /// The current value, as a Swift literal if possible.
  package var to: String

  /// Returns the changes to the objects that exist in both of two snapshots.
  ///
  /// - Parameters:
  ///   - before: The earlier objects.
  ///   - after: The current objects.
  /// - Returns: The changes, in the order of the objects and their properties.
  package static func all(
    from before: [ObjectReport],
    to after: [ObjectReport]
  ) -> [ObjectChange] {
    let old = Dictionary(before.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return after.flatMap { object -> [ObjectChange] in
      guard let earlier = old[object.name], earlier.type == object.type else { return [] }
      return object.properties.compactMap { property in
        let was = earlier.properties.first { $0.name == property.name }?.value
        guard let was, was != property.value else { return nil }
        return ObjectChange(object: object, property: property.name, from: was, to: property.value)
      }
    }
  }
}
