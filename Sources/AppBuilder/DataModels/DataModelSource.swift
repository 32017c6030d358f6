/// The generated source that contains an app's data models and the classes that Xcode would generate.
struct DataModelSource {
  /// The data models of the app.
  var models: [DataModel]

  /// The text of the source, or nil if there are no models.
  var text: String? {
    guard !models.isEmpty else { return nil }
    var text = "import CoreData\nimport Foundation\n"
    for entity in models.flatMap(\.entities) { text += source(of: entity) }
    let cases = models.map { model in
      let entities = model.entities.map { "        \(Self.description(of: $0))" }
      return """
            case \(Self.quoted(model.name)):
              NSManagedObjectModel(entities: [
        \(entities.joined(separator: ",\n"))
              ])

        """
    }
    return text + """

      extension NSManagedObjectModel {
        private static func navLabModel(_ name: String) -> NSManagedObjectModel? {
          switch name {
      \(cases.joined())    default: nil
          }
        }
        nonisolated(unsafe) private static var navLabModels: [String: NSManagedObjectModel] = [:]
        static func named(_ name: String) -> NSManagedObjectModel {
          if let model = navLabModels[name] { return model }
          guard let model = navLabModel(name) ?? navLabModel(\(Self.quoted(models[0].name))) else { return NSManagedObjectModel() }
          navLabModels[name] = model
          return model
        }
        convenience init?(contentsOf url: URL) {
          self.init(entities: NSManagedObjectModel.named(url.deletingPathExtension().lastPathComponent).entities)
        }
        static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { named(\(Self.quoted(models[0].name))) }
      }

      extension NSPersistentContainer {
        convenience init(name: String) {
          self.init(name: name, managedObjectModel: .named(name))
        }
      }

      """
  }

  // MARK: Classes

  private func source(of entity: DataModel.Entity) -> String {
    guard let name = entity.className, let generation = entity.generation else { return "" }
    let parent =
      entity.parent.flatMap { parent in
        models.flatMap(\.entities).first { $0.name == parent }?.className
      } ?? "NSManagedObject"
    let declaration =
      generation == "class" ? "\nnonisolated public class \(name): \(parent) {}\n" : ""
    let request =
      parent == "NSManagedObject"
      ? """
        public class func fetchRequest() -> NSFetchRequest<\(name)> {
          NSFetchRequest<\(name)>(entityName: \(Self.quoted(entity.name)))
        }

      """ : ""
    let members = entity.attributes.map(Self.member) + entity.relationships.map(member)
    let identified =
      parent == "NSManagedObject" && ["class", "category"].contains(generation)
      ? "\nnonisolated extension \(name): Identifiable {}\n" : ""
    return
      "\(declaration)\nnonisolated extension \(name) {\n\(request)\(members.joined())}\n\(identified)"
  }

  private static func member(of attribute: [String: String]) -> String {
    guard let name = attribute["name"] else { return "" }
    return property(name, type(of: attribute))
  }

  private func member(of relationship: [String: String]) -> String {
    guard let name = relationship["name"] else { return "" }
    let target = className(ofEntity: relationship["destinationEntity"] ?? "")
    guard relationship["toMany"] == "YES" else { return Self.property(name, "\(target)?") }
    let isOrdered = relationship["ordered"] == "YES"
    let set = isOrdered ? "NSOrderedSet" : "NSSet"
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    let calls = [("add", "To", true), ("remove", "From", false)].map { verb, word, adds in
      """
        public func \(verb)\(word)\(capital)(_ value: \(target)) {
          changeManagedObjects("\(name)", by: [value], adds: \(adds))
        }
        public func \(verb)\(word)\(capital)(_ values: \(set)) {
          changeManagedObjects("\(name)", by: values, adds: \(adds))
        }

      """
    }
    return Self.property(name, "\(set)?") + calls.joined()
  }

  private static func property(_ name: String, _ type: String) -> String {
    """
      public var \(name): \(type) {
        get { managedValue("\(name)") }
        set { setManagedValue(newValue, "\(name)") }
      }

    """
  }

  private func className(ofEntity name: String) -> String {
    models.flatMap(\.entities).first { $0.name == name }?.className ?? "NSManagedObject"
  }

  private static func type(of attribute: [String: String]) -> String {
    let isScalar = attribute["usesScalarValueType"] == "YES"
    return switch attribute["attributeType"] ?? "" {
    case "String": "String?"
    case "Date": isScalar ? "TimeInterval" : "Date?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Binary": "Data?"
    case "Decimal": "NSDecimalNumber?"
    case "Boolean": isScalar ? "Bool" : "NSNumber?"
    case "Double": isScalar ? "Double" : "NSNumber?"
    case "Float": isScalar ? "Float" : "NSNumber?"
    case "Integer 16": isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": isScalar ? "Int64" : "NSNumber?"
    default: "\(attribute["customClassName"] ?? "NSObject")?"
    }
  }

  // MARK: Models

  private static func description(of entity: DataModel.Entity) -> String {
    let attributes = entity.attributes.map { attribute in
      let value = defaultValue(of: attribute).map { ", defaultValue: \($0)" } ?? ""
      return """
        NSAttributeDescription(name: \(quoted(attribute["name"] ?? "")), \
        attributeType: .\(kind(of: attribute)), isOptional: \(attribute["optional"] == "YES")\(value))
        """
    }
    let relationships = entity.relationships.map { relationship in
      """
      NSRelationshipDescription(name: \(quoted(relationship["name"] ?? "")), \
      destination: \(quoted(relationship["destinationEntity"] ?? "")), \
      inverse: \(relationship["inverseName"].map(quoted) ?? "nil"), \
      isToMany: \(relationship["toMany"] == "YES"), isOrdered: \(relationship["ordered"] == "YES"), \
      deleteRule: \(rule(of: relationship)))
      """
    }
    return """
      NSEntityDescription(name: \(quoted(entity.name)), \
      objectClass: \(entity.className ?? "NSManagedObject").self, \
      parent: \(entity.parent.map(quoted) ?? "nil"), \
      properties: [\((attributes + relationships).joined(separator: ", "))])
      """
  }

  private static func kind(of attribute: [String: String]) -> String {
    switch attribute["attributeType"] ?? "" {
    case "Integer 16": "integer16AttributeType"
    case "Integer 32": "integer32AttributeType"
    case "Integer 64": "integer64AttributeType"
    case "Decimal": "decimalAttributeType"
    case "Double": "doubleAttributeType"
    case "Float": "floatAttributeType"
    case "String": "stringAttributeType"
    case "Boolean": "booleanAttributeType"
    case "Date": "dateAttributeType"
    case "Binary": "binaryDataAttributeType"
    case "UUID": "UUIDAttributeType"
    case "URI": "URIAttributeType"
    default: "transformableAttributeType"
    }
  }

  private static func defaultValue(of attribute: [String: String]) -> String? {
    if let seconds = attribute["defaultDateTimeInterval"], Double(seconds) != nil {
      return "Date(timeIntervalSinceReferenceDate: \(seconds))"
    }
    guard let text = attribute["defaultValueString"] else { return nil }
    switch attribute["attributeType"] ?? "" {
    case "String": return quoted(text)
    case "Boolean": return text == "YES" ? "true" : "false"
    case "Double", "Float": return Double(text).map { "\($0)" }
    case "Integer 16", "Integer 32", "Integer 64": return Int(text).map { "\($0)" }
    case "Decimal": return Double(text).map { "NSDecimalNumber(string: \"\($0)\")" }
    default: return nil
    }
  }

  private static func rule(of relationship: [String: String]) -> String {
    switch relationship["deletionRule"] ?? "" {
    case "Cascade": ".cascadeDeleteRule"
    case "Deny": ".denyDeleteRule"
    case "No Action": ".noActionDeleteRule"
    default: ".nullifyDeleteRule"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
