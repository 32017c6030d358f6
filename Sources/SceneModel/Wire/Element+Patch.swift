extension Element {
  /// Writes any difference from an earlier element, and returns whether there is one.
  ///
  /// - Returns: Whether the elements differ.
  func writePatch(after old: Element, to writer: inout WireWriter) -> Bool {
    let start = writer.count
    writer.byte(0)
    writer.byte(0)
    var fields: Fields = []
    if id != old.id {
      fields.insert(.id)
      writer.integer(id)
    }
    if kind != old.kind {
      fields.insert(.kind)
      Kind.codes.write(kind, to: &writer)
    }
    func write(_ text: String?, after old: String?, as field: Fields) {
      guard text != old else { return }
      fields.insert(field)
      writer.optional(text) { TextPatch.write($1, after: old ?? "", to: &$0) }
    }
    write(label, after: old.label, as: .label)
    write(value, after: old.value, as: .value)
    write(name, after: old.name, as: .name)
    write(identifier, after: old.identifier, as: .identifier)
    write(pathType, after: old.pathType, as: .pathType)
    write(badge, after: old.badge, as: .badge)
    if path != old.path {
      fields.insert(.path)
      writer.optional(path) { TextPatch.write($1, after: old.path ?? [], to: &$0) }
    }
    if routes != old.routes {
      fields.insert(.routes)
      TextPatch.write(routes, after: old.routes, to: &writer)
    }
    if traits != old.traits {
      fields.insert(.traits)
      Self.write(traits, to: &writer)
    }
    if ChildrenPatch.write(children, after: old.children, to: &writer) { fields.insert(.children) }
    guard !fields.isEmpty else {
      writer.cut(to: start)
      return false
    }
    writer.replace(UInt8(truncatingIfNeeded: fields.rawValue), at: start)
    writer.replace(UInt8(truncatingIfNeeded: fields.rawValue >> 8), at: start + 1)
    return true
  }

  /// Reads a difference and applies it to this element.
  mutating func patch(from reader: inout WireReader) throws(WireError) {
    let low = UInt64(try reader.byte())
    let fields = Fields(rawValue: low | UInt64(try reader.byte()) << 8)
    guard fields.isSubset(of: .all) else { throw Self.unknownField }
    if fields.contains(.id) { id = try reader.integer() }
    if fields.contains(.kind) { kind = try Kind.codes.read(from: &reader) }
    if fields.contains(.label) { label = try Self.text(after: label, from: &reader) }
    if fields.contains(.value) { value = try Self.text(after: value, from: &reader) }
    if fields.contains(.name) { name = try Self.text(after: name, from: &reader) }
    if fields.contains(.identifier) { identifier = try Self.text(after: identifier, from: &reader) }
    if fields.contains(.pathType) { pathType = try Self.text(after: pathType, from: &reader) }
    if fields.contains(.badge) { badge = try Self.text(after: badge, from: &reader) }
    if fields.contains(.path) {
      path =
        try reader.boolean() ? try TextPatch.read(after: path ?? [], from: &reader) : nil
    }
    if fields.contains(.routes) { routes = try TextPatch.read(after: routes, from: &reader) }
    if fields.contains(.traits) { traits = try Self.traits(from: &reader) }
    if fields.contains(.children) { try ChildrenPatch.apply(to: &children, from: &reader) }
  }

  private static func text(
    after old: String?,
    from reader: inout WireReader
  ) throws(WireError) -> String? {
    try reader.boolean() ? try TextPatch.read(after: old ?? "", from: &reader) : nil
  }
}
