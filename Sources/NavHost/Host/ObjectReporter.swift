internal import NavUI
internal import SceneModel

/// Describes the observable objects of an app for its driver.
@MainActor
struct ObjectReporter {
  private var roles = PropertyRoles()

  /// The reports on objects, whose names tell objects of the same name apart by number.
  mutating func reports(of entries: [ObjectRegistry.Entry]) -> [ObjectReport] {
    var counts: [String: Int] = [:]
    return entries.compactMap { entry in
      guard let object = entry.object else { return nil }
      let type = typeName(Swift.type(of: object))
      let name = entry.holders.lazy.compactMap(\.name).first ?? lowercasedFirst(type)
      counts[name, default: 0] += 1
      let number = counts[name, default: 1]
      return ObjectReport(
        name: number == 1 ? name : "\(name)#\(number)",
        type: type,
        properties: ObjectProperty.all(of: object, knowing: &roles).map {
          ObjectReport.Property(name: $0.name, value: ValueText.text(of: $0.value))
        },
        holders: entry.holders.map(\.words)
      )
    }
  }

  private func lowercasedFirst(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension ObjectHolder {
  /// Where the object is held, in words.
  fileprivate var words: String {
    let property = [wrapper, name].compactMap { $0 }.joined(separator: " ")
    return view.map { "\(property) in \($0)" } ?? property
  }
}
