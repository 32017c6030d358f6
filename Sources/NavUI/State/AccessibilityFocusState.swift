/// A value that identifies the view with accessibility focus.
@available(iOS 15.0, *)
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  @State private var value: Value

  /// Creates a flag for one view.
  public init() where Value == Bool {
    _value = State(wrappedValue: false)
  }

  /// Creates a value that is nil while the focus is elsewhere.
  public init<T: Hashable>() where Value == T? {
    _value = State(wrappedValue: nil)
  }

  /// Creates a flag for one view and some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  /// Creates a value for some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The view with the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// The binding for the modifiers of views.
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(location: $value) }

  /// A connection of a view with the value.
  @propertyWrapper
  public struct Binding {
    let location: NavUI.Binding<Value>

    /// The view with the focus.
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

/// Technologies that help people use an app.
@available(iOS 15.0, *)
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var names: Set<String> = []

  /// Creates an empty set.
  public init() {}

  private init(name: String) {
    names = [name]
  }

  /// The screen reader.
  public static let voiceOver = AccessibilityTechnologies(name: "voiceOver")

  /// Switches.
  public static let switchControl = AccessibilityTechnologies(name: "switchControl")

  /// Returns whether a technology is in the set.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    names.isSuperset(of: member.names)
  }

  /// Adds a technology.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }

  /// Removes a technology.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }

  /// Adds an element that the set may already contain.
  @discardableResult
  public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Returns the members of either set.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Returns the members of both sets.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// Returns the members of one set only.
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  /// Adds the elements of another set.
  public mutating func formUnion(_ other: AccessibilityTechnologies) {
    names.formUnion(other.names)
  }

  /// Keeps only the elements that are also in another set.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) {
    names.formIntersection(other.names)
  }

  /// Keeps the elements that are in only one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    names.formSymmetricDifference(other.names)
  }
}
