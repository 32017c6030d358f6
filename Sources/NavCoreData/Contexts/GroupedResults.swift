/// The dictionaries of a search that groups its objects, or calculates a value from them.
struct GroupedResults {
  /// The properties that distinguish the groups.
  let groups: [String]
  /// The columns: properties and calculated values.
  let columns: [Column]

  /// A column of the result.
  struct Column {
    /// The property name.
    let name: String
    /// The calculation; nil for a property.
    let expression: CDExpression?
  }

  /// Reads the columns of a search; nil if each object has its own dictionary.
  ///
  /// - Parameters:
  ///   - columns: The properties to fetch: names and descriptions.
  ///   - groups: The properties to group by.
  init?(columns: [Any], groups: [Any]) {
    self.groups = groups.compactMap(Self.name)
    self.columns = columns.compactMap { column in
      Self.name(of: column).map {
        Column(name: $0, expression: (column as? NSExpressionDescription)?.expression)
      }
    }
    guard
      !self.groups.isEmpty || self.columns.contains(where: { $0.expression?.isAggregate == true })
    else { return nil }
  }

  private static func name(of property: Any) -> String? {
    property as? String ?? (property as? NSPropertyDescription)?.name
  }

  /// Returns the dictionaries, one for each group, in the order of each group's first object.
  ///
  /// - Parameter objects: The objects.
  /// - Returns: The dictionaries; a relationship appears as the identity of its object.
  func dictionaries(of objects: [NSManagedObject]) -> [[String: Any]] {
    var order: [[AnyHashable]] = []
    var members: [[AnyHashable]: [NSManagedObject]] = [:]
    for object in objects {
      let key = groups.map {
        Self.plain(object.value(forKey: $0)) as? AnyHashable ?? AnyHashable("")
      }
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(object)
    }
    return order.compactMap { members[$0] }.map { group in
      var row: [String: Any] = [:]
      for column in columns {
        row[column.name] =
          column.expression.map { $0.value(for: group) }
          ?? Self.plain(group.first?.value(forKey: column.name))
      }
      return row
    }
  }

  /// Returns a value in the form for a dictionary.
  private static func plain(_ value: Any?) -> Any? {
    (value as? NSManagedObject).map(\.objectID) ?? value
  }

  /// Returns dictionaries in the order of descriptors.
  static func sorted(_ rows: [[String: Any]], by descriptors: [NSSortDescriptor]) -> [[String: Any]]
  {
    guard !descriptors.isEmpty else { return rows }
    return rows.enumerated().sorted { one, other in
      for descriptor in descriptors {
        switch descriptor.compare(one.element, to: other.element) {
        case .orderedSame: continue
        case .orderedAscending: return true
        case .orderedDescending: return false
        }
      }
      return one.offset < other.offset
    }.map(\.element)
  }
}
