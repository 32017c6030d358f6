// swift-format-ignore-file: NoLeadingUnderscores

/// An object of a class with `@Model`.
///
/// Two models are equal when they are the same one in the store, whatever their values are.
@available(iOS 17.0, *)
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, ModelReferences {
  /// The values of the model.
  var _$record: ModelRecord { get }
  /// The properties that are kept.
  static var _$properties: [ModelProperty] { get }

  /// Creates a model from what was kept of it.
  ///
  /// - Parameter record: What was kept.
  init(_$record record: ModelRecord)
}

extension PersistentModel {
  /// The identity of the model among all others, in every launch of the app.
  public var persistentModelID: PersistentIdentifier { _$record.identifier }

  /// The identity of the model among all others, for models that have no `id` of their own.
  public var id: PersistentIdentifier { _$record.identifier }

  /// The context that the model was inserted into, or nil.
  public var modelContext: ModelContext? { _$record.context }

  /// Whether the model has been deleted, which the next save makes final.
  public var isDeleted: Bool { _$record.isDeleted }

  /// Whether the model differs from what was saved.
  public var hasChanges: Bool { _$record.hasChanges }

  /// Whether both are the same model.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs._$record.identifier == rhs._$record.identifier
  }

  /// Hashes what tells the model from others.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_$record.identifier)
  }

  /// Reads a property.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - keyPath: The property.
  /// - Returns: Its value.
  public func _$value<Value>(of name: String, _ keyPath: KeyPath<Self, Value>) -> Value {
    _$record.registrar.access(self, keyPath: keyPath)
    return _$record.value(of: name)
  }

  /// Writes a property, and the property of other models that leads back.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - keyPath: The property.
  ///   - newValue: The new value.
  public func _$set<Value>(_ name: String, _ keyPath: KeyPath<Self, Value>, to newValue: Value) {
    let before = (_$record.peek(name) as? any ModelReferences)?._$models ?? []
    write(name, keyPath, newValue)
    if let references = newValue as? any ModelReferences {
      Relationships(of: self).didChange(name, from: before, to: references._$models)
    }
    _$record.context?.noteChange(of: self)
  }

  /// Writes a property, and no other one.
  func write<Value>(_ name: String, _ keyPath: KeyPath<Self, Value>, _ newValue: Value) {
    _$record.registrar.withMutation(of: self, keyPath: keyPath) {
      _$record.store(newValue, as: name)
    }
  }
}

extension PersistentModel {
  /// The model itself.
  public var _$models: [any PersistentModel] { [self] }

  /// The class of the model.
  public static var _$target: any PersistentModel.Type { self }

  /// A model is one model.
  public static var _$isMany: Bool { false }

  /// The first of the models.
  ///
  /// - Parameter models: The models.
  /// - Returns: The first one; nil where there is none of the class.
  public static func _$value(of models: [any PersistentModel]) -> Any? {
    models.first as? Self
  }
}

/// A value that leads to other models: a model, an optional one, or an array of models.
public protocol ModelReferences {
  /// The models.
  var _$models: [any PersistentModel] { get }
  /// The class of the models.
  static var _$target: any PersistentModel.Type { get }
  /// Whether there can be several models.
  static var _$isMany: Bool { get }

  /// The value that leads to some models.
  ///
  /// - Parameter models: The models.
  /// - Returns: The value; nil where there is none.
  static func _$value(of models: [any PersistentModel]) -> Any?
}

extension Optional: ModelReferences where Wrapped: ModelReferences {
  /// The models inside, if any.
  public var _$models: [any PersistentModel] { self?._$models ?? [] }

  /// The class of the models.
  public static var _$target: any PersistentModel.Type { Wrapped._$target }

  /// Whether there can be several models inside.
  public static var _$isMany: Bool { Wrapped._$isMany }

  /// The value inside, or none.
  ///
  /// - Parameter models: The models.
  /// - Returns: An optional value.
  public static func _$value(of models: [any PersistentModel]) -> Any? {
    let inner = models.isEmpty ? nil : Wrapped._$value(of: models) as? Wrapped
    return inner as Any
  }
}

extension Array: ModelReferences where Element: ModelReferences {
  /// The models.
  public var _$models: [any PersistentModel] { flatMap(\._$models) }

  /// The class of the models.
  public static var _$target: any PersistentModel.Type { Element._$target }

  /// There can be several models.
  public static var _$isMany: Bool { true }

  /// The array of some models.
  ///
  /// - Parameter models: The models.
  /// - Returns: The array.
  public static func _$value(of models: [any PersistentModel]) -> Any? {
    models.compactMap { $0 as? Element }
  }
}
