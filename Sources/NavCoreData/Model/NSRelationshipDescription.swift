/// A relationship from the objects of an entity to other objects.
public final class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the related objects.
  public var destinationEntity: NSEntityDescription? {
    get { destination ?? entity?.model?.entitiesByName[destinationName] }
    set { destination = newValue }
  }
  /// The inverse relationship, or nil if there is none.
  public var inverseRelationship: NSRelationshipDescription? {
    get { inverse ?? inverseName.flatMap { destinationEntity?.relationshipsByName[$0] } }
    set { inverse = newValue }
  }
  /// The maximum number of related objects, or 0 for no limit.
  public var maxCount = 1
  /// The minimum number of related objects.
  public var minCount = 0
  /// The effect of an object's deletion on the related objects.
  public var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// A Boolean value that indicates whether the related objects have an order.
  public var isOrdered = false
  weak var entity: NSEntityDescription?
  private weak var destination: NSEntityDescription?
  private weak var inverse: NSRelationshipDescription?
  private var destinationName = ""
  private var inverseName: String?

  /// A Boolean value that indicates whether an object may have several related objects.
  public var isToMany: Bool { maxCount != 1 }

  /// Creates a relationship without a name or destination.
  public override init() {}

  /// Creates a relationship to the objects of a destination entity.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - destination: The name of the entity at the other end.
  ///   - inverse: The name of the inverse property, or nil.
  ///   - isToMany: Whether there may be several objects at the other end.
  ///   - isOrdered: Whether the related objects have an order.
  ///   - deleteRule: The effect of an object's deletion on the related objects.
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

/// An effect that the deletion of an object has on related objects.
public enum NSDeleteRule: UInt, Sendable {
  /// No change to the related objects.
  case noActionDeleteRule
  /// Removal of the related objects' references to the deleted object.
  case nullifyDeleteRule
  /// Deletion of the related objects.
  case cascadeDeleteRule
  /// Refusal of the deletion while there are related objects.
  case denyDeleteRule
}
