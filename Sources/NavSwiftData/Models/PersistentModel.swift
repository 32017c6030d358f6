// swift-format-ignore-file: NoLeadingUnderscores

/// An object of a class marked with `@Model`.
///
/// Two models are equal if they are the same one in the store, whatever their values are.
@available(iOS 17.0, *)
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, ModelReferences,
  SendableMetatype
{
  /// The record that holds the values of the model.
  var _$record: ModelRecord { get }
  /// The stored properties of the model.
  static var _$properties: [ModelProperty] { get }

  /// Creates a model from its stored record.
  ///
  /// - Parameter record: The stored record.
  init(_$record record: ModelRecord)
}

extension PersistentModel {
  /// The identity of the model, which is the same at every launch of the app.
  public var persistentModelID: PersistentIdentifier { _$record.identifier }

  /// The identity of a model that declares no `id`.
  public var id: PersistentIdentifier { _$record.identifier }

  /// The context of the model, or nil if the model has no context.
  public var modelContext: ModelContext? { _$record.context }

  /// A Boolean value that indicates whether the model has been deleted.
  ///
  /// The next save makes the deletion permanent.
  public var isDeleted: Bool { _$record.isDeleted }

  /// A Boolean value that indicates whether the model has unsaved changes.
  public var hasChanges: Bool { _$record.hasChanges }

  /// Returns whether two values are the same model.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs._$record.identifier == rhs._$record.identifier
  }

  /// Adds the identity of the model to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_$record.identifier)
  }

  /// Returns the value of a property.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - keyPath: The property.
  /// - Returns: The value.
  public func _$value<Value>(of name: String, _ keyPath: KeyPath<Self, Value>) -> Value {
    _$record.registrar.access(self, keyPath: keyPath)
    return _$record.value(of: name)
  }

  /// Sets the value of a property, and updates the inverse relationship of other models.
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

  /// Sets the value of a property without updating the inverse relationship.
  func write<Value>(_ name: String, _ keyPath: KeyPath<Self, Value>, _ newValue: Value) {
    _$record.registrar.withMutation(of: self, keyPath: keyPath) {
      _$record.store(newValue, as: name)
    }
  }
}

extension PersistentModel {
  /// The model itself, as an array.
  public var _$models: [any PersistentModel] { [self] }

  /// The class of the model.
  public static var _$target: any PersistentModel.Type { self }

  /// A Boolean value that indicates whether the value may contain several models.
  ///
  /// The value is always false for a single model.
  public static var _$isMany: Bool { false }

  /// Returns the first model, or nil if it does not belong to the class.
  ///
  /// - Parameter models: The models.
  /// - Returns: The first model, or nil if it is missing or of another class.
  public static func _$value(of models: [any PersistentModel]) -> Any? {
    models.first as? Self
  }
}

/// A value that refers to models: a model, an optional model, or an array of models.
public protocol ModelReferences {
  /// The models to which the value refers.
  var _$models: [any PersistentModel] { get }
  /// The class of the models to which the value refers.
  static var _$target: any PersistentModel.Type { get }
  /// A Boolean value that indicates whether the value may contain several models.
  static var _$isMany: Bool { get }

  /// Returns the value that refers to the given models, or nil if there is none.
  ///
  /// - Parameter models: The models.
  /// - Returns: The value; nil if there is none.
  static func _$value(of models: [any PersistentModel]) -> Any?
}

extension Optional: ModelReferences where Wrapped: ModelReferences {
  /// The models in the optional, or an empty array if the optional is nil.
  public var _$models: [any PersistentModel] { self?._$models ?? [] }

  /// The class of the models in the optional.
  public static var _$target: any PersistentModel.Type { Wrapped._$target }

  /// A Boolean value that indicates whether the optional may contain several models.
  public static var _$isMany: Bool { Wrapped._$isMany }

  /// Returns an optional that refers to the given models.
  ///
  /// - Parameter models: The models.
  /// - Returns: An optional value.
  public static func _$value(of models: [any PersistentModel]) -> Any? {
    let inner = models.isEmpty ? nil : Wrapped._$value(of: models) as? Wrapped
    return inner as Any
  }
}

extension Array: ModelReferences where Element: ModelReferences {
  /// The models in the array.
  public var _$models: [any PersistentModel] { flatMap(\._$models) }

  /// The class of the models in the array.
  public static var _$target: any PersistentModel.Type { Element._$target }

  /// A Boolean value that indicates whether the value may contain several models.
  ///
  /// The value is always true for an array.
  public static var _$isMany: Bool { true }

  /// Returns an array of the given models.
  ///
  /// - Parameter models: The models.
  /// - Returns: The array.
  public static func _$value(of models: [any PersistentModel]) -> Any? {
    models.compactMap { $0 as? Element }
  }
}
