internal import OpenCombine

/// A property whose value can be read without access to its object.
package protocol PublishedValue {
  /// The current value.
  var currentValue: Any? { get }
}

extension OpenCombine.Published: PublishedValue {
  /// The current value, which the property's publisher sends to each new subscriber.
  package var currentValue: Any? {
    var copy = self
    var value: Any?
    copy.projectedValue.first().sink { value = $0 }.cancel()
    return value
  }
}
