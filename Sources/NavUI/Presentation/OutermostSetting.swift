/// Something that modifiers inside a presentation set for it; the outermost modifier counts.
@MainActor
package struct OutermostSetting<Value> {
  private var values: [Int: Value] = [:]

  package init() {}

  /// The value that counts, or nil when no modifier gives one.
  package var value: Value? {
    values.min { $0.key < $1.key }?.value
  }

  /// Notes what a modifier says; nodes further out have lower numbers.
  ///
  /// - Parameters:
  ///   - value: What it says, or nil when it is gone.
  ///   - node: The modifier's node.
  package mutating func set(_ value: Value?, by node: ViewNode) {
    values[node.id] = value
  }
}
