/// A set of related model classes and their version.
@available(iOS 17.0, *)
public final class Schema: @unchecked Sendable {
  let types: [any PersistentModel.Type]
  /// The version of the schema.
  public let version: Version

  /// Creates a schema from the given classes and all classes related to them.
  ///
  /// - Parameters:
  ///   - types: The classes.
  ///   - version: The version.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = Self.reachable(from: types)
    self.version = version
  }

  /// Creates a schema from the given classes and all classes related to them.
  ///
  /// - Parameters:
  ///   - types: The classes.
  ///   - version: The version.
  public convenience init(
    _ types: any PersistentModel.Type...,
    version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Creates a schema from a version of an app's models.
  ///
  /// - Parameter versionedSchema: The version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The classes in the schema.
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

  /// A model class in a schema.
  public struct Entity: Hashable, Sendable {
    /// The name of the class.
    public let name: String
  }

  /// A version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable {
    /// The major version number.
    public let major: Int
    /// The minor version number.
    public let minor: Int
    /// The patch version number.
    public let patch: Int

    /// Creates a version from its numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// Returns whether the first version is older than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
  }

  /// The options of a stored property.
  public struct Attribute: Hashable, Sendable {
    let options: [Option]

    /// Creates options for a stored property.
    public init(
      _ options: Option...,
      originalName: String? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
    }

    var isUnique: Bool { options.contains(.unique) }

    /// An option for a property's values.
    public enum Option: Hashable, Sendable {
      /// Unique values: a new model replaces the previous model with the same value.
      case unique
      /// Large values, which are stored separately.
      case externalStorage
      /// An option for values that are not stored.
      case ephemeral
      /// An option for values that Spotlight can find.
      case spotlight
      /// An option for values that are encrypted.
      case allowsCloudEncryption
      /// An option for values that are preserved after a deletion.
      case preserveValueOnDeletion
    }
  }

  /// The relationship between a model and the models in one of its properties.
  public struct Relationship: @unchecked Sendable {
    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?

    /// Creates options for a relationship.
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

    /// An option for a relationship.
    public enum Option: Hashable, Sendable {
      /// An option for unique references: no two models refer to the same model.
      case unique
    }

    /// The effect of the owner's deletion on related models.
    public enum DeleteRule: Hashable, Sendable {
      /// No change to the related models.
      case noAction
      /// Removal of the owner from the related models' properties.
      case nullify
      /// Deletion of the related models.
      case cascade
      /// Prevention of the owner's deletion while related models exist.
      case deny
    }
  }
}

/// A version of an app's models.
@available(iOS 17.0, *)
public protocol VersionedSchema {
  /// The classes of the models.
  static var models: [any PersistentModel.Type] { get }
  /// The version number.
  static var versionIdentifier: Schema.Version { get }
}

/// A migration plan, which never runs because NavLab has no old stores.
@available(iOS 17.0, *)
public protocol SchemaMigrationPlan {
  /// The versions of the models, from the oldest to the newest.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps of the migration.
  static var stages: [MigrationStage] { get }
}

/// A step of a migration, from one version of the models to the next.
@available(iOS 17.0, *)
public enum MigrationStage {
  /// A step that requires no code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code that runs before and after the migration.
  case custom(
    fromVersion: any VersionedSchema.Type,
    toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?
  )
}
