/// A setting that modifiers inside a presentation make for it; the outermost modifier wins.
@MainActor
package struct OutermostSetting<Value> {
  private var values: [Int: Value] = [:]

  package init() {}

  /// The effective value, or nil if no modifier sets one.
  package var value: Value? {
    values.min { $0.key < $1.key }?.value
  }

  /// Records a modifier's value; outer nodes have lower numbers.
  ///
  /// - Parameters:
  ///   - value: The new value, or nil if it is gone.
  ///   - node: The modifier's node.
  package mutating func set(_ value: Value?, by node: ViewNode) {
    values[node.id] = value
  }
}
