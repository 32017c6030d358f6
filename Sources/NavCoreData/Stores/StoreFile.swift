/// The property-list format in which objects are saved to a file.
struct StoreFile {
  /// The model of the stored objects.
  var model: NSManagedObjectModel

  /// Returns the file content for the given rows.
  static func data(of rows: [NSManagedObjectID: StoredObject]) throws -> Data {
    let list = rows.sorted {
      ($0.key.entityName, $0.key.number) < ($1.key.entityName, $1.key.number)
    }
    .map { id, row -> [String: Any] in
      [
        "entity": id.entityName, "number": id.number,
        "values": row.values.compactMapValues(plain),
        "references": row.references.mapValues { ids in
          ids.map { ["entity": $0.entityName, "number": $0.number] as [String: Any] }
        },
      ]
    }
    return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  /// Returns the rows in a file, keyed by the identities of the objects.
  func rows(in data: Data) throws -> [NSManagedObjectID: StoredObject] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    var rows: [NSManagedObjectID: StoredObject] = [:]
    for item in list as? [[String: Any]] ?? [] {
      guard let id = id(in: item) else { continue }
      var row = StoredObject()
      let attributes = id.entity.attributesByName
      for (name, value) in item["values"] as? [String: Any] ?? [:] {
        guard let attribute = attributes[name] else { continue }
        row.values[name] = Self.value(value, attribute.attributeType)
      }
      for (name, ids) in item["references"] as? [String: [[String: Any]]] ?? [:] {
        row.references[name] = ids.compactMap(self.id(in:))
      }
      rows[id] = row
    }
    return rows
  }

  private func id(in item: [String: Any]) -> NSManagedObjectID? {
    guard let name = item["entity"] as? String, let number = item["number"] as? Int,
      let entity = model.entitiesByName[name]
    else { return nil }
    let id = NSManagedObjectID(entityName: name, number: number)
    id.described = entity
    return id
  }

  /// Returns a value in a form that a property list can contain, or nil if there is no such form.
  private static func plain(_ value: Any) -> Any? {
    switch value {
    case let value as UUID: value.uuidString
    case let value as URL: value.absoluteString
    case let value as Decimal: "\(value)"
    case let value as NSDecimalNumber: value.stringValue
    case let value as Bool: value
    case let value as any BinaryInteger: Int64(value)
    case let value as Float: Double(value)
    case is String, is Double, is Date, is Data, is [String], is [Int], is [Double]: value
    default: nil
    }
  }

  private static func value(_ value: Any, _ type: NSAttributeType) -> Any? {
    switch type {
    case .UUIDAttributeType: (value as? String).flatMap(UUID.init(uuidString:))
    case .URIAttributeType: (value as? String).flatMap(URL.init(string:))
    case .decimalAttributeType: (value as? String).map { NSDecimalNumber(string: $0) }
    case .booleanAttributeType: ValueOrder.number(value).map { $0 != 0 }
    case .integer16AttributeType: ValueOrder.number(value).map { Int16($0) }
    case .integer32AttributeType: ValueOrder.number(value).map { Int32($0) }
    case .integer64AttributeType: ValueOrder.number(value).map { Int64($0) }
    case .floatAttributeType: ValueOrder.number(value).map { Float($0) }
    case .doubleAttributeType: ValueOrder.number(value)
    default: value
    }
  }
}
