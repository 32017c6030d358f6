/// The identity of an object across all contexts.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// The name of the object's entity.
  public let entityName: String
  let number: Int
  weak var described: NSEntityDescription?

  init(entityName: String, number: Int) {
    self.entityName = entityName
    self.number = number
  }

  /// The object's entity.
  public var entity: NSEntityDescription { described ?? NSEntityDescription() }

  /// A Boolean value that indicates whether the identity is temporary, which is never the case in NavLab.
  ///
  /// The value is always false, because identities do not change.
  public var isTemporaryID: Bool { false }

  /// Returns the identity as a URL.
  ///
  /// - Returns: The URL.
  public func uriRepresentation() -> URL {
    var components = URLComponents()
    components.scheme = "x-coredata"
    components.host = "store"
    components.path = "/\(entityName)/p\(number)"
    return components.url ?? URL(fileURLWithPath: "/")
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return other.number == number && other.entityName == entityName
  }

  public override var hash: Int { number }

  public override var description: String { "\(entityName) \(number)" }
}
