// swift-format-ignore-file: NoLeadingUnderscores

/// Turns a class into a model: observable, with an identity, and stored by a container.
@available(iOS 17.0, *)
@attached(member, names: named(_$record), named(_$properties), named(init(_$record:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "NavUIMacros", type: "ModelMacro")

/// Stores a variable's value in its model's record; written by `@Model`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "NavUIMacros", type: "PersistedPropertyMacro")

/// Sets options for the storage of a model's property.
///
/// - Parameters:
///   - options: The options of the attribute.
///   - originalName: The name in older versions of the app.
///   - hashModifier: A value that distinguishes versions.
@available(iOS 17.0, *)
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "NavUIMacros", type: "ModelNoteMacro")

/// Sets the relationship of a model to the models in one of its properties.
///
/// - Parameters:
///   - options: The options of the relationship.
///   - deleteRule: The effect of the owner's deletion on them.
///   - minimumModelCount: The minimum number of models.
///   - maximumModelCount: The maximum number of models.
///   - originalName: The property's name in older versions of the app.
///   - inverse: The inverse property.
///   - hashModifier: A value that distinguishes versions.
@available(iOS 17.0, *)
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0,
  originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "NavUIMacros", type: "ModelNoteMacro")

/// Excludes a property from the storage of a model.
@available(iOS 17.0, *)
@attached(peer)
public macro Transient() = #externalMacro(module: "NavUIMacros", type: "ModelNoteMacro")

/// Gives an actor its own context, for work in the background.
@available(iOS 17.0, *)
@attached(
  member,
  names: named(modelContainer),
  named(modelExecutor),
  named(init(modelContainer:))
)
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "NavUIMacros", type: "ModelActorMacro")

/// Names properties whose values must be unique, which is not enforced here.
///
/// - Parameter constraints: The properties that together are unique.
@available(iOS 18.0, *)
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "NavUIMacros", type: "ModelNoteMacro")

/// Names properties for faster lookups, which have no effect here.
///
/// - Parameter indices: The properties.
@available(iOS 18.0, *)
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "NavUIMacros", type: "ModelNoteMacro")
