/// A type that keeps the inverse relationships of an object up to date.
struct ManagedRelationships {
  private let object: NSManagedObject

  init(of object: NSManagedObject) {
    self.object = object
  }

  /// Updates the other end of a relationship after a change at this end.
  func didChange(_ name: String, from old: [NSManagedObject], to new: [NSManagedObject]) {
    guard let inverse = object.entity.relationshipsByName[name]?.inverseRelationship else { return }
    for other in old where !new.contains(where: { $0 === other }) {
      Self.remove(object, from: inverse.name, of: other)
    }
    for other in new where !old.contains(where: { $0 === other }) {
      let before = ManagedValues(of: other).related(inverse.name)
      guard !before.contains(where: { $0 === object }) else { continue }
      if !inverse.isToMany {
        // The previous object now has another partner, or none.
        for former in before { Self.remove(other, from: name, of: former) }
      }
      let after = inverse.isToMany ? before + [object] : [object]
      ManagedValues(of: other).change { other.values[inverse.name] = after }
    }
  }

  /// Updates or deletes the objects at the other ends of the relationships after a deletion.
  func didDelete(in context: NSManagedObjectContext) {
    for (name, relationship) in object.entity.relationshipsByName {
      for other in ManagedValues(of: object).related(name) {
        switch relationship.deleteRule {
        case .cascadeDeleteRule: context.delete(other)
        case .nullifyDeleteRule:
          if let inverse = relationship.inverseRelationship {
            Self.remove(object, from: inverse.name, of: other)
          }
        case .noActionDeleteRule, .denyDeleteRule: break
        }
      }
    }
  }

  private static func remove(
    _ object: NSManagedObject,
    from name: String,
    of other: NSManagedObject
  ) {
    let before = other.values[name] as? [NSManagedObject] ?? []
    guard before.contains(where: { $0 === object }) else { return }
    ManagedValues(of: other).change { other.values[name] = before.filter { $0 !== object } }
  }
}
