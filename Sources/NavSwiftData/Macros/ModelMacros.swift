// swift-format-ignore-file: NoLeadingUnderscores

/// Makes a class a model that is observable, has an identity, and is stored by a container.
@available(iOS 17.0, *)
@attached(member, names: named(_$record), named(_$properties), named(init(_$record:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "NavUIMacros", type: "ModelMacro")

/// Stores the value of a variable in the record of its model.
///
/// The macro `@Model` adds this attribute.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "NavUIMacros", type: "PersistedPropertyMacro")

/// Specifies options for the storage of a model's property.
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

/// Specifies the relationship between a model and the models in one of its properties.
///
/// - Parameters:
///   - options: The options of the relationship.
///   - deleteRule: The effect of the owner's deletion on the related models.
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

/// Adds a model context to an actor, for work in the background.
@available(iOS 17.0, *)
@attached(
  member,
  names: named(modelContainer),
  named(modelExecutor),
  named(init(modelContainer:))
)
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "NavUIMacros", type: "ModelActorMacro")

/// Specifies properties whose values must be unique, a requirement that is not enforced.
///
/// - Parameter constraints: The properties that together are unique.
@available(iOS 18.0, *)
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "NavUIMacros", type: "ModelNoteMacro")

/// Specifies properties for faster lookups, without any effect in NavLab.
///
/// - Parameter indices: The properties.
@available(iOS 18.0, *)
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "NavUIMacros", type: "ModelNoteMacro")
