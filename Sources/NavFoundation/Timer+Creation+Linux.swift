#if os(Linux)
public import Foundation

extension Timer {
  /// Creates an invalid timer that never fires, as `Timer()` does on Apple's systems.
  ///
  /// - Parameter nothing: No value.
  public convenience init(_ nothing: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
  }
}
#endif
