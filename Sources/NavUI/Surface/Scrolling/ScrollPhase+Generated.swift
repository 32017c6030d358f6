// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The cause that makes content scroll.
@available(iOS 18.0, *)
public enum ScrollPhase: Hashable, Sendable {
  /// The phase "idle".
  case idle
  /// The phase "tracking".
  case tracking
  /// The phase "interacting".
  case interacting
  /// The phase "decelerating".
  case decelerating
  /// The phase "animating".
  case animating

  /// Whether content is scrolled.
  public var isScrolling: Bool { self != .idle }
}
