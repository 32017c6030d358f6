/// A property wrapper for a value that identifies the view with the accessibility focus.
@available(iOS 15.0, *)
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  @State private var value: Value

  /// Creates a Boolean property that is true while the bound view has the focus.
  public init() where Value == Bool {
    _value = State(wrappedValue: false)
  }

  /// Creates an optional property that is nil while no bound view has the focus.
  public init<T: Hashable>() where Value == T? {
    _value = State(wrappedValue: nil)
  }

  /// Creates a Boolean property that is true while any of the given technologies focuses the bound view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  /// Creates an optional property that is nil while none of the given technologies focuses a bound view.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The value that identifies the view with the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding that connects views with the value.
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(location: $value) }

  /// A binding that connects a view with the value.
  @propertyWrapper
  public struct Binding {
    let location: NavUI.Binding<Value>

    /// The value that identifies the view with the focus.
    public var wrappedValue: Value {
      get { location.wrappedValue }
      nonmutating set { location.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

@available(iOS 15.0, *)
extension AccessibilityFocusState: DynamicProperty {}

/// A set of technologies that help people use an app.
@available(iOS 15.0, *)
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var names: Set<String> = []

  /// Creates an empty set.
  public init() {}

  private init(name: String) {
    names = [name]
  }

  /// The screen reader VoiceOver.
  public static let voiceOver = AccessibilityTechnologies(name: "voiceOver")

  /// Switch Control, which lets people use an app with switches.
  public static let switchControl = AccessibilityTechnologies(name: "switchControl")

  /// Returns whether a technology is in the set.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    names.isSuperset(of: member.names)
  }

  /// Adds a technology, and returns whether the set did not already contain it.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }

  /// Removes a technology, and returns it or nil if the set did not contain it.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }

  /// Adds a technology, and returns it if the set already contained it, or nil otherwise.
  @discardableResult
  public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Returns the technologies that are in either set.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Returns the technologies that are in both sets.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// Returns the technologies that are in exactly one of the two sets.
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  /// Adds the technologies of another set.
  public mutating func formUnion(_ other: AccessibilityTechnologies) {
    names.formUnion(other.names)
  }

  /// Removes the technologies that are not in another set.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) {
    names.formIntersection(other.names)
  }

  /// Replaces the set with the technologies that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    names.formSymmetricDifference(other.names)
  }
}
