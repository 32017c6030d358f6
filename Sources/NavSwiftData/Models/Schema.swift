/// A set of model classes that belong together.
@available(iOS 17.0, *)
public final class Schema: @unchecked Sendable {
  let types: [any PersistentModel.Type]
  /// The version of the classes.
  public let version: Version

  /// Creates a schema of classes and all related classes.
  ///
  /// - Parameters:
  ///   - types: The classes.
  ///   - version: The version.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = Self.reachable(from: types)
    self.version = version
  }

  /// Creates a schema of classes and all related classes.
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

  /// A model class of a schema.
  public struct Entity: Hashable, Sendable {
    /// The class name.
    public let name: String
  }

  /// The version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable {
    /// The major version number.
    public let major: Int
    /// The minor version number.
    public let minor: Int
    /// The patch version number.
    public let patch: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// Returns whether one version is older than another.
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
      /// Values are unique: a new model replaces the previous one with the same value.
      case unique
      /// Large values, which are stored separately.
      case externalStorage
      /// Values that are not stored.
      case ephemeral
      /// Values that can be found with Spotlight.
      case spotlight
      /// Values that are encrypted.
      case allowsCloudEncryption
      /// Values that are preserved after a deletion.
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
      /// No two models refer to the same one.
      case unique
    }

    /// The effect of an owner's deletion on related models.
    public enum DeleteRule: Hashable, Sendable {
      /// Nothing.
      case noAction
      /// The related models lose their reference to the owner.
      case nullify
      /// The related models are deleted too.
      case cascade
      /// The related models prevent the deletion of the owner.
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

/// The migration between versions of the models, which never runs here because there are no old
/// stores.
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
