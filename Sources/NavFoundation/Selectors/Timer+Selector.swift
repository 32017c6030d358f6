#if !canImport(ObjectiveC)
public import Foundation

extension Timer {
  /// Starts a timer that calls a method of an object.
  ///
  /// - Parameters:
  ///   - ti: The seconds between two calls.
  ///   - aTarget: The object, which the timer keeps alive until it is stopped.
  ///   - aSelector: Its method, which takes the timer or nothing.
  ///   - userInfo: Information about the timer, which cannot be read here.
  ///   - yesOrNo: Whether the timer repeats.
  /// - Returns: The timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      aSelector.perform(on: target, with: [timer])
    }
  }

  /// Creates a timer that calls a method of an object.
  ///
  /// - Parameters:
  ///   - ti: The seconds between two calls.
  ///   - aTarget: The object, which the timer keeps alive until it is stopped.
  ///   - aSelector: Its method, which takes the timer or nothing.
  ///   - userInfo: Information about the timer, which cannot be read here.
  ///   - yesOrNo: Whether the timer repeats.
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget
    self.init(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo) { timer in
      aSelector.perform(on: target, with: [timer])
    }
  }
}
#endif
