/// What a view's properties were when its body was evaluated last, for views that say why it is evaluated again.
@MainActor
struct ChangeTrace {
  /// What has changed before the evaluation under way: names as SwiftUI prints them.
  private(set) var changes: [String]
  private var states: [PropertyState]

  /// Begins to note what changes, in the first evaluation that asks for it.
  ///
  /// - Parameter states: What the properties are.
  init(first states: [PropertyState]) {
    changes = ["@self", "@identity"] + states.map(\.name)
    self.states = states
  }

  /// Compares the properties with what they were.
  ///
  /// - Parameters:
  ///   - newStates: What the properties are.
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

  /// The line that SwiftUI prints.
  ///
  /// - Parameter view: The name of the view's type.
  /// - Returns: The line.
  func line(for view: String) -> String {
    changes.isEmpty
      ? "\(view): unchanged." : "\(view): \(changes.joined(separator: ", ")) changed."
  }
}

/// What a property of a view was at one moment.
struct PropertyState {
  /// The name of the wrapper.
  let name: String
  /// The value, or nil where it cannot be told.
  let value: Any?
  /// How many times the property's object had changed.
  let count: Int

  /// Whether nothing has changed, as far as can be told.
  func isSame(as other: PropertyState) -> Bool {
    guard count == other.count else { return false }
    guard let value, let new = other.value else { return true }
    return isEqual(value, new)
  }
}

/// A property whose value can be compared with what it was.
@MainActor
protocol TracedProperty: NodeProperty {
  /// The value.
  var tracedValue: Any { get }
}

/// What a property keeps that counts the changes of its object.
@MainActor
protocol ChangeCounting: AnyObject {
  /// How many times the object has changed.
  var changeCount: Int { get }
}

/// The node of a view that can say why its body is evaluated.
@MainActor
protocol TracingNode: ViewNode {
  /// Says why the body is evaluated now.
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
  /// What the properties of a view are now.
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
  /// Prints why the body is evaluated: what has changed since the last time.
  @available(iOS 15.0, *)
  @MainActor @preconcurrency
  public static func _printChanges() {
    guard let line = changeLine else { return }
    CurrentApp.graph?.console(line)
  }

  /// Logs why the body is evaluated: what has changed since the last time.
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
