#if !canImport(Darwin)
/// A record of undoable changes, as in Foundation on Apple's systems.
open class UndoManager: @unchecked Sendable {
  private var undos: [() -> Void] = []

  /// Creates an empty record.
  public init() {}

  /// A Boolean value that indicates whether any change can be undone.
  open var canUndo: Bool { !undos.isEmpty }

  /// A Boolean value that indicates whether any change can be redone: always false in NavLab.
  open var canRedo: Bool { false }

  /// Registers an action that undoes a change.
  ///
  /// - Parameters:
  ///   - target: The changed object.
  ///   - handler: A closure that undoes the change.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    undos.append { handler(target) }
  }

  /// Undoes the latest change.
  open func undo() {
    undos.popLast()?()
  }

  /// Has no effect, because changes are not recorded while they are undone.
  open func redo() {}

  /// Removes all changes.
  open func removeAllActions() {
    undos.removeAll()
  }

  /// Sets the name of the latest change, which has no effect in NavLab.
  ///
  /// - Parameter actionName: The name.
  open func setActionName(_ actionName: String) {}

  /// Begins a group of changes, which has no effect in NavLab.
  open func beginUndoGrouping() {}

  /// Ends a group of changes, which has no effect in NavLab.
  open func endUndoGrouping() {}
}
#endif
