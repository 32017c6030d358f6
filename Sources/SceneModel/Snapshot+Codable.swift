extension Snapshot {
  private enum CodingKeys: String, CodingKey {
    case app
    case clock
    case phase
    case window
    case objects
    case openedURLs
    case issues
    case windows
    case frontWindow
  }

  /// Creates a snapshot from its encoded form.
  ///
  /// A clock at zero, the usual phase and empty lists may be omitted.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: Any error that `decoder` throws.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    app = try fields.decode(String.self, forKey: .app)
    clock = try fields.decodeIfPresent(Double.self, forKey: .clock) ?? 0
    phase = try fields.decodeIfPresent(Phase.self, forKey: .phase) ?? .active
    window = try fields.decode(Element.self, forKey: .window)
    objects = try fields.decodeIfPresent([ObjectReport].self, forKey: .objects) ?? []
    openedURLs = try fields.decodeIfPresent([String].self, forKey: .openedURLs) ?? []
    issues = try fields.decodeIfPresent([Issue].self, forKey: .issues) ?? []
    windows = try fields.decodeIfPresent([String].self, forKey: .windows) ?? []
    frontWindow = try fields.decodeIfPresent(Int.self, forKey: .frontWindow) ?? 1
  }

  /// Encodes the snapshot, omitting a clock at zero, the active phase and empty lists.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that `encoder` throws.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(app, forKey: .app)
    if clock != 0 { try fields.encode(clock, forKey: .clock) }
    if phase != .active { try fields.encode(phase, forKey: .phase) }
    try fields.encode(window, forKey: .window)
    if !objects.isEmpty { try fields.encode(objects, forKey: .objects) }
    if !openedURLs.isEmpty { try fields.encode(openedURLs, forKey: .openedURLs) }
    if !issues.isEmpty { try fields.encode(issues, forKey: .issues) }
    if !windows.isEmpty { try fields.encode(windows, forKey: .windows) }
    if frontWindow != 1 { try fields.encode(frontWindow, forKey: .frontWindow) }
  }
}
