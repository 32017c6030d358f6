/// An updater that keeps both sides of a model's relationships consistent.
struct Relationships {
  private let model: any PersistentModel

  init(of model: any PersistentModel) {
    self.model = model
  }

  /// Updates the other side of a relationship after a change.
  func didChange(
    _ name: String,
    from old: [any PersistentModel],
    to new: [any PersistentModel]
  ) {
    guard let property = type(of: model)._$properties.first(where: { $0.name == name }) else {
      return
    }
    let removed = old.filter { model in !new.contains { $0 === model } }
    let added = new.filter { model in !old.contains { $0 === model } }
    for other in added { join(other) }
    guard let inverse = Self.inverse(of: property, in: type(of: model)) else { return }
    for other in removed { Self.remove(model, from: inverse, of: other) }
    for other in added { Self.add(model, to: inverse, of: other) }
  }

  /// Updates the other sides of the relationships that a new model has.
  func didInsert() {
    for property in type(of: model)._$properties {
      let references = model._$record.peek(property.name) as? any ModelReferences
      didChange(property.name, from: [], to: references?._$models ?? [])
    }
  }

  /// Inserts one of two related models if only the other is in a context.
  private func join(_ other: any PersistentModel) {
    if let context = model._$record.context, other._$record.context == nil {
      context.insert(erased: other)
    } else if let context = other._$record.context, model._$record.context == nil {
      context.insert(erased: model)
    }
  }

  /// Applies the delete rules to the related models.
  func didDelete(in context: ModelContext) {
    for property in type(of: model)._$properties {
      let references = model._$record.peek(property.name) as? any ModelReferences
      for other in references?._$models ?? [] where !other.isDeleted {
        switch property.relationship.deleteRule {
        case .cascade: context.delete(erased: other)
        case .nullify:
          if let inverse = Self.inverse(of: property, in: type(of: model)) {
            Self.remove(model, from: inverse, of: other)
          }
        case .noAction, .deny: break
        }
      }
    }
  }

  /// A Boolean value that indicates whether a rule prevents the deletion of the model.
  var denyDeletion: Bool {
    type(of: model)._$properties.contains { property in
      guard property.relationship.deleteRule == .deny else { return false }
      let references = model._$record.peek(property.name) as? any ModelReferences
      return references?._$models.contains { !$0.isDeleted } ?? false
    }
  }

  private static func add(
    _ model: any PersistentModel,
    to property: ModelProperty,
    of other: any PersistentModel
  ) {
    guard case .reference(let type) = property.kind else { return }
    let before = (other._$record.peek(property.name) as? any ModelReferences)?._$models ?? []
    guard !before.contains(where: { $0 === model }) else { return }
    if !type._$isMany {
      // The previous model now has another partner, or none.
      for former in before {
        Relationships(of: other).leave(former, behind: property)
      }
    }
    guard let value = type._$value(of: type._$isMany ? before + [model] : [model]) else { return }
    property.write(other, value)
    other._$record.context?.noteChange(of: other)
  }

  private func leave(_ former: any PersistentModel, behind property: ModelProperty) {
    guard let own = Self.inverse(of: property, in: type(of: model)) else { return }
    Self.remove(model, from: own, of: former)
  }

  private static func remove(
    _ model: any PersistentModel,
    from property: ModelProperty,
    of other: any PersistentModel
  ) {
    guard case .reference(let type) = property.kind else { return }
    let before = (other._$record.peek(property.name) as? any ModelReferences)?._$models ?? []
    let rest = before.filter { $0 !== model }
    guard rest.count < before.count, let value = type._$value(of: rest) else { return }
    property.write(other, value)
    other._$record.context?.noteChange(of: other)
  }

  /// Returns the inverse property of the other class, either specified or the only candidate, or nil if there is none.
  static func inverse(
    of property: ModelProperty,
    in owner: any PersistentModel.Type
  ) -> ModelProperty? {
    guard let target = property.target else { return nil }
    let others = target._$properties.filter {
      $0.target == owner && !(target == owner && $0.name == property.name)
    }
    if let named = property.relationship.inverse {
      return others.first { $0.keyPath == named }
    }
    if let naming = others.first(where: { $0.relationship.inverse == property.keyPath }) {
      return naming
    }
    let rivals = owner._$properties.filter {
      $0.target == target && $0.relationship.inverse == nil
        && !others.map(\.relationship.inverse).contains($0.keyPath)
    }
    let free = others.filter { other in
      other.relationship.inverse == nil
        && !owner._$properties.contains { $0.relationship.inverse == other.keyPath }
    }
    return rivals.count == 1 && free.count == 1 ? free.first : nil
  }
}
