/// The storage of a view's properties, which outlives individual values of the view.
@MainActor
package struct PropertyStorage {
  /// The layout of the view's type.
  package let plan: FieldPlan
  private var slots: [AnyObject?]

  package init(plan: FieldPlan) {
    self.plan = plan
    slots = Array(repeating: nil, count: plan.properties.count)
  }

  /// Returns the storage of the property at an index, or nil if there is none.
  ///
  /// - Parameter index: The index of the property in the plan's properties.
  /// - Returns: The stored values, or nil.
  func slot(_ index: Int) -> AnyObject? { slots[index] }

  /// The state that the view keeps while its row is scrolled away, or nil if the view has no state.
  package var rowState: [AnyObject?]? {
    let kept = slots.map { $0 is any RowState ? $0 : nil }
    return kept.contains { $0 != nil } ? kept : nil
  }

  /// Restores the state that a view of the type saved before its row was scrolled away.
  ///
  /// - Parameters:
  ///   - type: The type of the view.
  ///   - node: The node that the view has now.
  package mutating func restore(_ type: Any.Type, for node: ViewNode) {
    guard let memory = node.graph.rowMemory, let kept = memory.take(ObjectIdentifier(type)),
      kept.count == slots.count
    else { return }
    slots = kept.map { ($0 as? any RowState)?.moved(to: node) }
  }

  /// Connects the properties of a new value of the view.
  ///
  /// - Parameters:
  ///   - value: The view's value, at its permanent address.
  ///   - node: The node of the view.
  package mutating func connect<Value>(_ value: inout Value, to node: ViewNode) {
    guard !plan.properties.isEmpty || !plan.objects.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let pointer = UnsafeMutableRawPointer(pointer)
      for (index, property) in plan.properties.enumerated() {
        property.type.connect(
          pointer + property.offset,
          slot: &slots[index],
          site: PropertySite(node: node, name: property.name)
        )
      }
      for object in plan.objects {
        let reference = (pointer + object.offset).load(as: AnyObject.self)
        node.graph.objects.register(
          reference,
          holder: ObjectHolder(name: object.name, wrapper: nil, view: node.viewName)
        )
      }
    }
  }

  /// Returns whether a new value of the view is known to equal the value that the body last used.
  ///
  /// - Parameters:
  ///   - old: The view's value.
  ///   - new: The new value.
  /// - Returns: Whether the values are equal; false if this is unknown.
  package func isSame<Value>(_ old: inout Value, _ new: inout Value) -> Bool {
    guard plan.isSame(&old, &new) else { return false }
    guard !plan.comparing.isEmpty else { return true }
    return withUnsafeMutablePointer(to: &new) { pointer in
      plan.comparing.allSatisfy { comparing in
        comparing.type.isNoted(
          UnsafeMutableRawPointer(pointer) + plan.properties[comparing.index].offset,
          slot: slots[comparing.index]
        )
      }
    }
  }

  /// Prepares the properties for an evaluation of `body` and calls `update()` of custom property wrappers.
  ///
  /// - Parameters:
  ///   - value: The view's value.
  ///   - node: The node of the view.
  package mutating func update<Value>(_ value: inout Value, for node: ViewNode) {
    guard !plan.updates.isEmpty || !plan.comparing.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let pointer = UnsafeMutableRawPointer(pointer)
      for comparing in plan.comparing {
        let property = pointer + plan.properties[comparing.index].offset
        node.graph.withoutReader {
          comparing.type.note(property, slot: &slots[comparing.index])
        }
      }
      for update in plan.updates {
        Self.update(update.type, at: pointer + update.offset)
      }
    }
  }

  /// Releases the properties' storage.
  package mutating func release() {
    for index in slots.indices {
      slots[index] = nil
    }
  }

  private static func update<Property: DynamicProperty>(
    _ type: Property.Type,
    at pointer: UnsafeMutableRawPointer
  ) {
    pointer.assumingMemoryBound(to: Property.self).pointee.update()
  }
}
