extension Element {
  private enum CodingKeys: String, CodingKey {
    case id
    case kind
    case label
    case name
    case identifier
    case value
    case path
    case pathType
    case routes
    case badge
    case traits
    case children
  }

  /// Creates an element by decoding its fields, of which only the id and the kind are required.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: Any error that `decoder` throws.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.decode(Int.self, forKey: .id)
    kind = try fields.decode(Kind.self, forKey: .kind)
    label = try fields.decodeIfPresent(String.self, forKey: .label)
    name = try fields.decodeIfPresent(String.self, forKey: .name)
    identifier = try fields.decodeIfPresent(String.self, forKey: .identifier)
    value = try fields.decodeIfPresent(String.self, forKey: .value)
    path = try fields.decodeIfPresent([String].self, forKey: .path).map { SharedList($0) }
    pathType = try fields.decodeIfPresent(String.self, forKey: .pathType)
    routes = try fields.decodeIfPresent([String].self, forKey: .routes) ?? []
    badge = try fields.decodeIfPresent(String.self, forKey: .badge)
    traits = try fields.decodeIfPresent([Trait].self, forKey: .traits) ?? []
    children = SharedList(try fields.decodeIfPresent([Element].self, forKey: .children) ?? [])
  }

  /// Encodes the element, omitting nil fields and empty routes, traits and children.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that `encoder` throws.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(kind, forKey: .kind)
    try fields.encodeIfPresent(label, forKey: .label)
    try fields.encodeIfPresent(name, forKey: .name)
    try fields.encodeIfPresent(identifier, forKey: .identifier)
    try fields.encodeIfPresent(value, forKey: .value)
    try fields.encodeIfPresent(path.map { Array($0) }, forKey: .path)
    try fields.encodeIfPresent(pathType, forKey: .pathType)
    if !routes.isEmpty { try fields.encode(routes, forKey: .routes) }
    try fields.encodeIfPresent(badge, forKey: .badge)
    if !traits.isEmpty { try fields.encode(traits, forKey: .traits) }
    if !children.isEmpty { try fields.encode(Array(children), forKey: .children) }
  }
}
