// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Keyframes that an app plays itself, and which stay at their start here.
@available(iOS 17.0, *)
public struct KeyframeTimeline<Value> {
  private let initial: Value

  /// Creates keyframes.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value.
  ///   - content: The keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
  }

  /// The duration of all keyframes, which is 0 here.
  public var duration: TimeInterval { 0 }

  /// Returns the initial value.
  ///
  /// - Parameter time: The time since the start.
  /// - Returns: The initial value.
  public func value(time: Double) -> Value { initial }

  /// Returns the initial value.
  ///
  /// - Parameter progress: The progress, from 0 to 1.
  /// - Returns: The initial value.
  public func value(progress: Double) -> Value { initial }

  /// Sets a value to the initial one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - time: The time since the start.
  public func update(_ value: inout Value, time: Double) { value = initial }

  /// Sets a value to the initial one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - progress: The progress, from 0 to 1.
  public func update(_ value: inout Value, progress: Double) { value = initial }
}
