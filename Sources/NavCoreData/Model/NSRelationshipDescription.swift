/// A relationship from the objects of an entity to others.
public final class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the related objects.
  public var destinationEntity: NSEntityDescription? {
    get { destination ?? entity?.model?.entitiesByName[destinationName] }
    set { destination = newValue }
  }
  /// The inverse relationship, if there is one.
  public var inverseRelationship: NSRelationshipDescription? {
    get { inverse ?? inverseName.flatMap { destinationEntity?.relationshipsByName[$0] } }
    set { inverse = newValue }
  }
  /// The maximum number of related objects; 0 for any number.
  public var maxCount = 1
  /// The minimum number of related objects.
  public var minCount = 0
  /// The effect of an object's deletion on the related objects.
  public var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the related objects have an order.
  public var isOrdered = false
  weak var entity: NSEntityDescription?
  private weak var destination: NSEntityDescription?
  private weak var inverse: NSRelationshipDescription?
  private var destinationName = ""
  private var inverseName: String?

  /// Whether there may be several related objects.
  public var isToMany: Bool { maxCount != 1 }

  /// Creates an empty description.
  public override init() {}

  /// Describes a relationship.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - destination: The name of the entity at the other end.
  ///   - inverse: The name of the inverse property, or nil.
  ///   - isToMany: Whether there may be several objects at the other end.
  ///   - isOrdered: Whether they have an order.
  ///   - deleteRule: The effect of an object's deletion on them.
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

/// The effect of an object's deletion on the objects at the other end of a relationship.
public enum NSDeleteRule: UInt, Sendable {
  /// The related objects are not changed.
  case noActionDeleteRule
  /// The related objects lose their reference to the object.
  case nullifyDeleteRule
  /// The related objects are deleted too.
  case cascadeDeleteRule
  /// The related objects prevent the deletion.
  case denyDeleteRule
}
