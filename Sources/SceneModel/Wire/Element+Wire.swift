extension Element {
  /// A set of the optional fields that follow an element's id and kind.
  struct Fields: OptionSet {
    var rawValue: UInt64

    static let label = Fields(rawValue: 1 << 0)
    static let value = Fields(rawValue: 1 << 1)
    static let traits = Fields(rawValue: 1 << 2)
    static let children = Fields(rawValue: 1 << 3)
    static let name = Fields(rawValue: 1 << 4)
    static let identifier = Fields(rawValue: 1 << 5)
    static let path = Fields(rawValue: 1 << 6)
    static let pathType = Fields(rawValue: 1 << 7)
    static let routes = Fields(rawValue: 1 << 8)
    static let badge = Fields(rawValue: 1 << 9)
    static let kind = Fields(rawValue: 1 << 10)
    static let id = Fields(rawValue: 1 << 11)
    static let all = Fields(rawValue: (1 << 12) - 1)
  }

  /// Writes the complete element.
  func write(to writer: inout WireWriter) {
    var fields: Fields = []
    if label != nil { fields.insert(.label) }
    if value != nil { fields.insert(.value) }
    if !traits.isEmpty { fields.insert(.traits) }
    if !children.isEmpty { fields.insert(.children) }
    if name != nil { fields.insert(.name) }
    if identifier != nil { fields.insert(.identifier) }
    if path != nil { fields.insert(.path) }
    if pathType != nil { fields.insert(.pathType) }
    if !routes.isEmpty { fields.insert(.routes) }
    if badge != nil { fields.insert(.badge) }
    writer.integer(id)
    Kind.codes.write(kind, to: &writer)
    writer.number(fields.rawValue)
    for text in [label, value, name, identifier, pathType, badge] {
      if let text { writer.text(text) }
    }
    if let path { writer.texts(Array(path)) }
    if !routes.isEmpty { writer.texts(routes) }
    if !traits.isEmpty { Self.write(traits, to: &writer) }
    if !children.isEmpty {
      writer.size(children.count)
      for child in children { child.write(to: &writer) }
    }
  }

  /// Creates a complete element by reading its written form.
  init(from reader: inout WireReader) throws(WireError) {
    try reader.beginElement()
    let id = try reader.integer()
    self.init(id: id, kind: try Kind.codes.read(from: &reader))
    let fields = Fields(rawValue: try reader.number())
    guard fields.isSubset(of: .all.subtracting([.kind, .id])) else { throw Self.unknownField }
    if fields.contains(.label) { label = try reader.text() }
    if fields.contains(.value) { value = try reader.text() }
    if fields.contains(.name) { name = try reader.text() }
    if fields.contains(.identifier) { identifier = try reader.text() }
    if fields.contains(.pathType) { pathType = try reader.text() }
    if fields.contains(.badge) { badge = try reader.text() }
    if fields.contains(.path) { path = SharedList(try reader.texts()) }
    if fields.contains(.routes) { routes = try reader.texts() }
    if fields.contains(.traits) { traits = try Self.traits(from: &reader) }
    if fields.contains(.children) {
      children = try reader.nested { (reader) throws(WireError) in
        let count = try reader.count()
        var children: SharedList<Element> = []
        for _ in 0..<count { children.append(try Element(from: &reader)) }
        return children
      }
    }
  }

  static func write(_ traits: [Trait], to writer: inout WireWriter) {
    writer.size(traits.count)
    for trait in traits { Trait.codes.write(trait, to: &writer) }
  }

  static func traits(from reader: inout WireReader) throws(WireError) -> [Trait] {
    let count = try reader.count()
    var traits: [Trait] = []
    for _ in 0..<count { traits.append(try Trait.codes.read(from: &reader)) }
    return traits
  }

  static let unknownField = WireError.malformed("an element has a field that nobody knows")
}
