/// The result of a search that groups objects, or that calculates values from them.
struct GroupedResults {
  /// The names of the properties that distinguish the groups.
  let groups: [String]
  /// The columns of the result, each of which contains a property or a calculated value.
  let columns: [Column]

  /// A column of the result.
  struct Column {
    /// The name of the property or value.
    let name: String
    /// The calculation, or nil if the column contains a property.
    let expression: CDExpression?
  }

  /// Creates a result from the columns of a search, or returns nil if the search neither groups nor combines objects.
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

  /// Returns a dictionary for each group, ordered by the first object of each group.
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

  /// Returns a value in the form used in dictionaries, with an object replaced by its identity.
  private static func plain(_ value: Any?) -> Any? {
    (value as? NSManagedObject).map(\.objectID) ?? value
  }

  /// Returns dictionaries sorted by descriptors.
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
