/// The values of a view's properties at the last evaluation of its body, for views that print their
/// changes.
@MainActor
struct ChangeTrace {
  /// The changes before the current evaluation, with the names that SwiftUI prints.
  private(set) var changes: [String]
  private var states: [PropertyState]

  /// Starts to record changes, in the first evaluation that asks for them.
  ///
  /// - Parameter states: The states of the properties.
  init(first states: [PropertyState]) {
    changes = ["@self", "@identity"] + states.map(\.name)
    self.states = states
  }

  /// Compares the properties with their earlier values.
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

  /// Returns the line that SwiftUI prints.
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
  /// The name of the wrapper.
  let name: String
  /// The value, or nil if it is unknown.
  let value: Any?
  /// The number of the object's changes so far.
  let count: Int

  /// Returns whether nothing has changed, as far as known.
  func isSame(as other: PropertyState) -> Bool {
    guard count == other.count else { return false }
    guard let value, let new = other.value else { return true }
    return isEqual(value, new)
  }
}

/// A property whose value can be compared with its earlier value.
@MainActor
protocol TracedProperty: NodeProperty {
  /// The value.
  var tracedValue: Any { get }
}

/// The storage of a property that counts the changes of its object.
@MainActor
protocol ChangeCounting: AnyObject {
  /// The number of the object's changes.
  var changeCount: Int { get }
}

/// The node of a view that can explain why its body is evaluated.
@MainActor
protocol TracingNode: ViewNode {
  /// Returns the reason why the body is evaluated now.
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
