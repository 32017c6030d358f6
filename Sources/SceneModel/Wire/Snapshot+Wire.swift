extension Snapshot {
  /// A set of the parts in which a snapshot differs from an earlier one.
  private struct Parts: OptionSet {
    var rawValue: UInt8

    static let app = Parts(rawValue: 1 << 0)
    static let clock = Parts(rawValue: 1 << 1)
    static let phase = Parts(rawValue: 1 << 2)
    static let window = Parts(rawValue: 1 << 3)
    static let objects = Parts(rawValue: 1 << 4)
    static let openedURLs = Parts(rawValue: 1 << 5)
    static let issues = Parts(rawValue: 1 << 6)
    static let windows = Parts(rawValue: 1 << 7)
  }

  /// An empty snapshot, which is the basis of the first difference on a channel.
  static let empty = Snapshot(app: "", window: Element(id: 0, kind: .window))

  private static let phases: [Phase] = [.active, .inactive, .background]

  /// Writes the difference from an earlier snapshot.
  func writePatch(after old: Snapshot, to writer: inout WireWriter) {
    let start = writer.count
    writer.byte(0)
    var parts: Parts = []
    if app != old.app {
      parts.insert(.app)
      writer.text(app)
    }
    if clock.bitPattern != old.clock.bitPattern {
      parts.insert(.clock)
      writer.decimal(clock)
    }
    if phase != old.phase {
      parts.insert(.phase)
      writer.size(Self.phases.firstIndex(of: phase) ?? 0)
    }
    if window.writePatch(after: old.window, to: &writer) { parts.insert(.window) }
    if objects != old.objects {
      parts.insert(.objects)
      ObjectReport.write(objects, after: old.objects, to: &writer)
    }
    if openedURLs != old.openedURLs {
      parts.insert(.openedURLs)
      TextPatch.write(openedURLs, after: old.openedURLs, to: &writer)
    }
    if issues != old.issues {
      parts.insert(.issues)
      Issue.write(issues, after: old.issues, to: &writer)
    }
    if windows != old.windows || frontWindow != old.frontWindow {
      parts.insert(.windows)
      TextPatch.write(windows, after: old.windows, to: &writer)
      writer.integer(frontWindow)
    }
    writer.replace(parts.rawValue, at: start)
  }

  /// Reads a difference and applies it to this snapshot.
  mutating func patch(from reader: inout WireReader) throws(WireError) {
    let parts = Parts(rawValue: try reader.byte())
    if parts.contains(.app) { app = try reader.text() }
    if parts.contains(.clock) { clock = try reader.decimal() }
    if parts.contains(.phase) {
      phase = Self.phases[try reader.size(atMost: Self.phases.count - 1)]
    }
    if parts.contains(.window) { try window.patch(from: &reader) }
    if parts.contains(.objects) { try ObjectReport.patch(&objects, from: &reader) }
    if parts.contains(.openedURLs) {
      openedURLs = try TextPatch.read(after: openedURLs, from: &reader)
    }
    if parts.contains(.issues) { try Issue.patch(&issues, from: &reader) }
    if parts.contains(.windows) {
      windows = try TextPatch.read(after: windows, from: &reader)
      frontWindow = try reader.integer()
    }
  }
}
