/// A presentation's setting, whose effective value comes from the outermost modifier inside the presentation.
@MainActor
package struct OutermostSetting<Value> {
  private var values: [Int: Value] = [:]

  package init() {}

  /// The effective value, or nil if no modifier sets one.
  package var value: Value? {
    values.min { $0.key < $1.key }?.value
  }

  /// Sets the value for a modifier's node, or removes the existing value if the new value is nil.
  ///
  /// - Parameters:
  ///   - value: The new value, or nil if it is gone.
  ///   - node: The modifier's node.
  package mutating func set(_ value: Value?, by node: ViewNode) {
    values[node.id] = value
  }
}
