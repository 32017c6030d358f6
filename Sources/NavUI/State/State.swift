/// A property wrapper for a value that a view owns for as long as the view's node exists.
@propertyWrapper
public struct State<Value> {
  private let seed: Value
  private var box: StateBox<Value>?

  /// Creates the state with its initial value.
  ///
  /// - Parameter wrappedValue: The first value.
  public init(wrappedValue: Value) {
    seed = wrappedValue
  }

  /// Creates the state with its initial value.
  ///
  /// - Parameter initialValue: The first value.
  public init(initialValue: Value) {
    seed = initialValue
  }

  /// The current value, or the initial value outside a visible view.
  public var wrappedValue: Value {
    get { box?.valueInView ?? seed }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(seed) }
    return Binding(location: box)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the state with nil as its initial value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: NodeProperty {
  package static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  ) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    if let box = slot as? StateBox<Value> {
      property.pointee.box = box
      return
    }
    let seed = property.pointee.seed
    let box = StateBox(seed, graph: site.node.graph)
    slot = box
    property.pointee.box = box
    site.register(seed, wrapper: "@State")
  }
}
