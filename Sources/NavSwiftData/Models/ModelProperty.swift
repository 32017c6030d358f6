/// A stored property of a model.
public struct ModelProperty {
  let name: String
  let keyPath: AnyKeyPath
  let attribute: Schema.Attribute?
  let relationship: Schema.Relationship
  let kind: Kind
  /// A closure that sets the value and notifies the observers of the property.
  let write: (any PersistentModel, Any) -> Void

  enum Kind {
    /// A value, which is stored as JSON.
    case value(encode: (Any) throws -> Data?, decode: (Data) throws -> Any)
    /// A reference to other models.
    case reference(any ModelReferences.Type)
  }

  /// Creates a description of a property with a value.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - keyPath: The property.
  ///   - attribute: The attribute.
  @_disfavoredOverload
  public init<Model: PersistentModel, Value: Codable>(
    _ name: String,
    _ keyPath: KeyPath<Model, Value>,
    attribute: Schema.Attribute? = nil
  ) {
    self.init(
      name: name,
      keyPath: keyPath,
      attribute: attribute,
      relationship: Schema.Relationship(),
      kind: .value(
        encode: { value in try (value as? Value).map { try JSONEncoder().encode([$0]) } },
        decode: { data in
          guard let value = try JSONDecoder().decode([Value].self, from: data).first else {
            throw SwiftDataError.loadIssueModelContainer
          }
          return value
        }
      )
    )
  }

  /// Creates a description of a property that refers to other models.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - keyPath: The property.
  ///   - attribute: The attribute.
  ///   - relationship: The relationship.
  public init<Model: PersistentModel, Value: ModelReferences>(
    _ name: String,
    _ keyPath: KeyPath<Model, Value>,
    attribute: Schema.Attribute? = nil,
    relationship: Schema.Relationship = Schema.Relationship()
  ) {
    self.init(
      name: name,
      keyPath: keyPath,
      attribute: attribute,
      relationship: relationship,
      kind: .reference(Value.self)
    )
  }

  private init<Model: PersistentModel, Value>(
    name: String,
    keyPath: KeyPath<Model, Value>,
    attribute: Schema.Attribute?,
    relationship: Schema.Relationship,
    kind: Kind
  ) {
    self.name = name
    self.keyPath = keyPath
    self.attribute = attribute
    self.relationship = relationship
    self.kind = kind
    write = { model, value in
      guard let model = model as? Model, let value = value as? Value else { return }
      model.write(name, keyPath, value)
    }
  }

  /// The class of the related models, or nil if the property is not a relationship.
  var target: (any PersistentModel.Type)? {
    guard case .reference(let type) = kind else { return nil }
    return type._$target
  }
}
