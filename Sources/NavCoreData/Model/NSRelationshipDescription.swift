/// A way from the objects of an entity to others.
public final class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the objects at the other end.
  public var destinationEntity: NSEntityDescription? {
    get { destination ?? entity?.model?.entitiesByName[destinationName] }
    set { destination = newValue }
  }
  /// The way back, if there is one.
  public var inverseRelationship: NSRelationshipDescription? {
    get { inverse ?? inverseName.flatMap { destinationEntity?.relationshipsByName[$0] } }
    set { inverse = newValue }
  }
  /// The most objects at the other end; 0 for any number.
  public var maxCount = 1
  /// The fewest objects at the other end.
  public var minCount = 0
  /// The fate of the related objects when an object is deleted.
  public var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the objects at the other end have an order.
  public var isOrdered = false
  weak var entity: NSEntityDescription?
  private weak var destination: NSEntityDescription?
  private weak var inverse: NSRelationshipDescription?
  private var destinationName = ""
  private var inverseName: String?

  /// Whether there may be several objects at the other end.
  public var isToMany: Bool { maxCount != 1 }

  /// Creates a description to be filled in.
  public override init() {}

  /// Describes a relationship.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - destination: The name of the entity at the other end.
  ///   - inverse: The name of the way back, or nil.
  ///   - isToMany: Whether there may be several objects at the other end.
  ///   - isOrdered: Whether they have an order.
  ///   - deleteRule: What becomes of them when an object is deleted.
  public init(
    name: String,
    destination: String,
    inverse: String?,
    isToMany: Bool,
    isOrdered: Bool = false,
    deleteRule: NSDeleteRule = .nullifyDeleteRule
  ) {
    destinationName = destination
    inverseName = inverse
    maxCount = isToMany ? 0 : 1
    self.deleteRule = deleteRule
    self.isOrdered = isOrdered
    super.init()
    self.name = name
  }
}

/// The fate of the objects at the other end of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// They stay as they are.
  case noActionDeleteRule
  /// They forget the object.
  case nullifyDeleteRule
  /// They are deleted, too.
  case cascadeDeleteRule
  /// They keep the object from being deleted.
  case denyDeleteRule
}
