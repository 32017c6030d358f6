/// The classes of models that belong together.
@available(iOS 17.0, *)
public final class Schema: @unchecked Sendable {
  let types: [any PersistentModel.Type]
  /// The version of the classes.
  public let version: Version

  /// Creates a schema of classes, and of all classes that these lead to.
  ///
  /// - Parameters:
  ///   - types: The classes.
  ///   - version: Their version.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = Self.reachable(from: types)
    self.version = version
  }

  /// Creates a schema of classes, and of all classes that these lead to.
  ///
  /// - Parameters:
  ///   - types: The classes.
  ///   - version: Their version.
  public convenience init(
    _ types: any PersistentModel.Type...,
    version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Creates the schema of one version of an app.
  ///
  /// - Parameter versionedSchema: The version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The classes.
  public var entities: [Entity] { types.map { Entity(name: EntityName.of($0)) } }

  func type(named name: String) -> (any PersistentModel.Type)? {
    types.first { EntityName.of($0) == name }
  }

  func contains(_ type: any PersistentModel.Type) -> Bool {
    types.contains { $0 == type }
  }

  private static func reachable(
    from types: [any PersistentModel.Type]
  ) -> [any PersistentModel.Type] {
    var found: [any PersistentModel.Type] = []
    var open = types
    while let next = open.first {
      open.removeFirst()
      guard !found.contains(where: { $0 == next }) else { continue }
      found.append(next)
      open += next._$properties.compactMap(\.target)
    }
    return found
  }

  /// A class of models.
  public struct Entity: Hashable, Sendable {
    /// The name of the class.
    public let name: String
  }

  /// The version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable {
    /// The three numbers.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// Whether one is older than the other.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
  }

  /// The way in which a property with a value is kept.
  public struct Attribute: Hashable, Sendable {
    let options: [Option]

    /// Says how a property is kept.
    public init(
      _ options: Option...,
      originalName: String? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
    }

    var isUnique: Bool { options.contains(.unique) }

    /// Something special about a property's values.
    public enum Option: Hashable, Sendable {
      /// No two models have the same value: a new one takes the place of the one before.
      case unique
      /// Large values, which are kept apart.
      case externalStorage
      /// Values that are not kept.
      case ephemeral
      /// Values that can be searched for from outside.
      case spotlight
      /// Values that are encrypted.
      case allowsCloudEncryption
      /// Values that stay known after a deletion.
      case preserveValueOnDeletion
    }
  }

  /// The relationship of the models in a property to the one that has the property.
  public struct Relationship: @unchecked Sendable {
    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?

    /// Says how models belong together.
    public init(
      _ options: Option...,
      deleteRule: DeleteRule = .nullify,
      minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0,
      originalName: String? = nil,
      inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.inverse = inverse
    }

    /// Something special about a relationship.
    public enum Option: Hashable, Sendable {
      /// No two models lead to the same one.
      case unique
    }

    /// The fate of related models when their owner is deleted.
    public enum DeleteRule: Hashable, Sendable {
      /// Nothing.
      case noAction
      /// They lose the owner.
      case nullify
      /// They are deleted, too.
      case cascade
      /// The owner cannot be deleted while there are any.
      case deny
    }
  }
}

/// One version of the models of an app.
@available(iOS 17.0, *)
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// The way from one version of the models to the next, which a lab without old stores never goes.
@available(iOS 17.0, *)
public protocol SchemaMigrationPlan {
  /// The versions.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps.
  static var stages: [MigrationStage] { get }
}

/// One step from a version of the models to the next.
@available(iOS 17.0, *)
public enum MigrationStage {
  /// A step that needs no code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code before and after it.
  case custom(
    fromVersion: any VersionedSchema.Type,
    toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?
  )
}
