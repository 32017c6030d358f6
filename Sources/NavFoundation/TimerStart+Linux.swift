#if os(Linux)
public import Foundation

extension Timer {
  /// Creates a timer that first fires after one interval, as on Apple's systems.
  ///
  /// Foundation for Linux has a `Timer(timeInterval:repeats:block:)` that fires immediately. This
  /// function has the initializer's symbol. An app finds it here first, since it is linked with
  /// this library before Foundation.
  @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
  @usableFromInline
  static func startingLater(
    _ interval: TimeInterval,
    _ repeats: Bool,
    _ block: consuming @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    Timer(
      fire: Date(timeIntervalSinceNow: interval),
      interval: interval,
      repeats: repeats,
      block: block
    )
  }
}
#endif
