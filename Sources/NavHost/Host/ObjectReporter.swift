internal import NavUI
internal import SceneModel

/// A reporter that describes an app's observable objects for its driver.
@MainActor
struct ObjectReporter {
  private var roles = PropertyRoles()
  private var typeNames: [ObjectIdentifier: String] = [:]

  /// Returns reports on an app's objects.
  mutating func reports(of runtime: AppRuntime) -> [ObjectReport] {
    let named = Self.named(runtime.objects)
    let reaches = ObjectReaches(of: named, in: runtime)
    var reports: [ObjectReport] = []
    var inner = InnerObjects(besides: named.map(\.object))
    for named in named {
      let properties = ObjectProperty.all(of: named.object, knowing: &roles)
      inner.add(from: properties, of: named.name)
      reports.append(
        report(
          on: named.object,
          named: named.name,
          properties,
          holders: named.holders.map(\.words),
          reach: reaches.reach(of: named.object)
        )
      )
    }
    while let next = inner.next() {
      let properties = ObjectProperty.all(of: next.object, knowing: &roles)
      inner.add(from: properties, of: next.name)
      reports.append(report(on: next.object, named: next.name, properties))
    }
    return reports
  }

  private mutating func report(
    on object: AnyObject,
    named name: String,
    _ properties: [ObjectProperty],
    holders: [String] = [],
    reach: ObjectReport.Reach = .screen
  ) -> ObjectReport {
    ObjectReport(
      name: name,
      type: shownName(of: Swift.type(of: object)),
      properties: properties.map {
        ObjectReport.Property(name: $0.shownName, value: ValueText.text(of: $0.value))
      },
      holders: holders,
      reach: reach
    )
  }

  /// Returns the name of a type, which is cached because the runtime is slow to determine names.
  private mutating func shownName(of type: any Any.Type) -> String {
    if let known = typeNames[ObjectIdentifier(type)] { return known }
    let name = typeName(type)
    typeNames[ObjectIdentifier(type)] = name
    return name
  }

  /// An object together with its name at the prompt.
  struct Named {
    /// The object's name without its number.
    var stem: String
    var number: Int
    var object: AnyObject
    var holders: [ObjectHolder]

    var name: String { number == 1 ? stem : "\(stem)#\(number)" }
  }

  /// Returns the existing objects with their names, which are numbered if several objects have the same name.
  static func named(_ entries: [ObjectRegistry.Entry]) -> [Named] {
    var counts: [String: Int] = [:]
    return entries.compactMap { entry in
      guard let object = entry.object else { return nil }
      let name =
        entry.holders.lazy.compactMap(\.name).first
        ?? lowercasedFirst(typeName(Swift.type(of: object)))
      counts[name, default: 0] += 1
      let number = counts[name, default: 1]
      return Named(
        stem: name,
        number: number,
        object: object,
        holders: entry.holders
      )
    }
  }

  private static func lowercasedFirst(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension ObjectHolder {
  /// A description of the place where the object is owned.
  fileprivate var words: String {
    let property = [wrapper, name].compactMap { $0 }.joined(separator: " ")
    return view.map { "\(property) in \($0)" } ?? property
  }
}

extension ObjectProperty {
  /// The name of the property, without Swift's prefix for a lazy property.
  var shownName: String {
    let mark = "$__lazy_storage_$_"
    return name.hasPrefix(mark) ? String(name.dropFirst(mark.count)) : name
  }
}
