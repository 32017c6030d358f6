/// The identity of an object, which is the same in all contexts.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// The name of the object's entity.
  public let entityName: String
  let number: Int
  weak var described: NSEntityDescription?

  init(entityName: String, number: Int) {
    self.entityName = entityName
    self.number = number
  }

  /// Whether the object was never saved; always false, because identities do not change here.
  public var entity: NSEntityDescription { described ?? NSEntityDescription() }

  /// Returns the identity as a URL.
  public var isTemporaryID: Bool { false }

  /// Makes a text of the identity, in the form of a URL.
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
