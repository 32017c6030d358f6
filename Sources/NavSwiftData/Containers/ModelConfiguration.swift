/// The location and the options of a model store.
@available(iOS 17.0, *)
public struct ModelConfiguration: Hashable, Sendable, Identifiable {
  /// The name of the store.
  public let name: String
  /// A Boolean value that indicates whether the data is discarded when the app ends.
  public let isStoredInMemoryOnly: Bool
  /// A Boolean value that indicates whether models can be saved.
  public let allowsSave: Bool
  /// The URL of the file.
  public let url: URL

  /// The name of the store, which identifies the configuration.
  public var id: String { name }

  /// Creates the configuration of a store with a name.
  ///
  /// - Parameters:
  ///   - name: The name of the store.
  ///   - schema: The classes of the models.
  ///   - isStoredInMemoryOnly: Whether the data is lost when the app ends.
  ///   - allowsSave: Whether models can be saved.
  ///   - groupContainer: The other apps that see the store; there are none.
  ///   - cloudKitDatabase: The database in iCloud, which is not used.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL.applicationSupportDirectory.appending(path: "\(self.name).store")
  }

  /// Creates the configuration of a store in a file.
  ///
  /// - Parameters:
  ///   - name: The name of the store.
  ///   - schema: The classes of the models.
  ///   - url: The file.
  ///   - allowsSave: Whether models can be saved.
  ///   - cloudKitDatabase: The database in iCloud, which is not used.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    url: URL,
    allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    self.url = url
  }

  /// Creates the configuration of a store for the given classes.
  ///
  /// - Parameters:
  ///   - types: The classes.
  ///   - isStoredInMemoryOnly: Whether the data is lost when the app ends.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// A choice of app group for sharing a store.
  public enum GroupContainer: Hashable, Sendable {
    /// The group in the app's entitlements.
    case automatic
    /// No group.
    case none
    /// The group with the given identifier.
    case identifier(String)
  }

  /// A choice of iCloud database for a store.
  public enum CloudKitDatabase: Hashable, Sendable {
    /// The database in the app's entitlements.
    case automatic
    /// No database.
    case none
    /// The private database with the given name.
    case `private`(String)
  }
}
