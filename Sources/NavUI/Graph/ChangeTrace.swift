/// A record of the property values at a body's last evaluation, used for printing changes.
@MainActor
struct ChangeTrace {
  /// The names that SwiftUI prints for the changes before the current evaluation.
  private(set) var changes: [String]
  private var states: [PropertyState]

  /// Creates a record from the property states in the first evaluation that prints changes.
  ///
  /// - Parameter states: The states of the properties.
  init(first states: [PropertyState]) {
    changes = ["@self", "@identity"] + states.map(\.name)
    self.states = states
  }

  /// Records the changes since the previous evaluation.
  ///
  /// - Parameters:
  ///   - newStates: The states of the properties.
  ///   - isOtherValue: Whether the view has another value, apart from its properties.
  ///   - hasOtherObjects: Whether an observable object that its body has read has changed.
  mutating func note(
    _ newStates: [PropertyState],
    isOtherValue: Bool,
    hasOtherObjects: Bool
  ) {
    let changed = zip(states, newStates).filter { !$0.isSame(as: $1) }
    changes =
      (isOtherValue ? ["@self"] : []) + (hasOtherObjects ? ["@dependencies"] : [])
      + changed.map { $1.name }
    states = newStates
  }

  /// Returns the line with which SwiftUI would describe the changes.
  ///
  /// - Parameter view: The name of the view's type.
  /// - Returns: The line.
  func line(for view: String) -> String {
    changes.isEmpty
      ? "\(view): unchanged." : "\(view): \(changes.joined(separator: ", ")) changed."
  }
}

/// The state of a view's property at one moment.
struct PropertyState {
  /// The name of the property's storage, with a leading underscore.
  let name: String
  /// The value of the property, or nil if it is unknown.
  let value: Any?
  /// The number of changes to the property's object.
  let count: Int

  /// Returns whether the property is unchanged or has values that cannot be compared.
  func isSame(as other: PropertyState) -> Bool {
    guard count == other.count else { return false }
    guard let value, let new = other.value else { return true }
    return isEqual(value, new)
  }
}

/// A property whose current value can be compared with an earlier value.
@MainActor
protocol TracedProperty: NodeProperty {
  /// The current value to compare.
  var tracedValue: Any { get }
}

/// The storage of a property, which counts the changes to the property's object.
@MainActor
protocol ChangeCounting: AnyObject {
  /// The number of changes to the property's object.
  var changeCount: Int { get }
}

/// A node that can explain the evaluation of its view's body.
@MainActor
protocol TracingNode: ViewNode {
  /// Returns a line that explains the current evaluation of the body.
  ///
  /// - Parameter view: The name of the view's type.
  /// - Returns: A line as SwiftUI prints it.
  func changeLine(for view: String) -> String
}

extension State: TracedProperty {
  var tracedValue: Any { wrappedValue }
}

extension Binding: TracedProperty {
  var tracedValue: Any { wrappedValue }
}

extension Environment: TracedProperty {
  var tracedValue: Any { wrappedValue }
}

extension AppStorage: TracedProperty {
  var tracedValue: Any { wrappedValue }
}

extension SceneStorage: TracedProperty {
  var tracedValue: Any { wrappedValue }
}

extension PropertyStorage {
  /// Returns the current states of a view's properties.
  ///
  /// - Parameter value: The view's value.
  /// - Returns: A state for each property.
  func states<Value>(of value: inout Value) -> [PropertyState] {
    func traced<Property: TracedProperty>(
      _ type: Property.Type,
      _ pointer: UnsafeMutableRawPointer
    ) -> Any {
      pointer.assumingMemoryBound(to: Property.self).pointee.tracedValue
    }
    return withUnsafeMutablePointer(to: &value) { start in
      let start = UnsafeMutableRawPointer(start)
      return plan.properties.enumerated().map { index, property in
        PropertyState(
          name: "_\(property.name)",
          value: (property.type as? any TracedProperty.Type).map {
            traced($0, start + property.offset)
          },
          count: (slot(index) as? any ChangeCounting)?.changeCount ?? 0
        )
      }
    }
  }
}

extension View {
  // swift-format-ignore: NoLeadingUnderscores
  /// Prints the changes that caused the evaluation of the body.
  @available(iOS 15.0, *)
  @MainActor @preconcurrency
  public static func _printChanges() {
    guard let line = changeLine else { return }
    CurrentApp.graph?.console(line)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Logs the changes that caused the evaluation of the body.
  @available(iOS 17.1, *)
  @MainActor @preconcurrency
  public static func _logChanges() {
    guard let line = changeLine else { return }
    CurrentApp.graph?.console(line)
  }

  @MainActor private static var changeLine: String? {
    let node = CurrentApp.graph?.reader as? any TracingNode
    return node?.changeLine(for: "\(Self.self)")
  }
}
