/// A property wrapper for a value that the system stores and restores together with a scene.
///
/// It works like state, with two differences: properties with the same key share one value (SR-05), and the value is
/// restored when the user returns after the system has ended the app.
@available(iOS 14.0, *)
@propertyWrapper
public struct SceneStorage<Value> {
  private let key: String
  private let fallback: Value
  private let form: StoredForm<Value>
  private var location: StoredLocation<Value>?

  init(_ key: String, fallback: Value, form: StoredForm<Value>) {
    self.key = key
    self.fallback = fallback
    self.form = form
  }

  /// The stored value, or the default if there is none or the property is outside a scene.
  public var wrappedValue: Value {
    get { location?.value ?? fallback }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(fallback) }
    return Binding(location: location)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: NodeProperty {
  package static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  ) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let graph = site.node.graph
    let source = graph.storedValues.source(site.node.sceneStore, key: property.pointee.key)
    if let location = slot as? StoredLocation<Value>, location.source === source {
      property.pointee.location = location
      return
    }
    let location = StoredLocation(
      source: source,
      form: property.pointee.form,
      fallback: property.pointee.fallback,
      owner: site.node
    )
    slot = location
    property.pointee.location = location
  }

  package static func isSame(
    _ old: UnsafeMutableRawPointer,
    _ new: UnsafeMutableRawPointer
  ) -> Bool {
    let old = old.assumingMemoryBound(to: Self.self).pointee
    return old.key == new.assumingMemoryBound(to: Self.self).pointee.key
  }
}
