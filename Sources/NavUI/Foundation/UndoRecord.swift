#if !canImport(Darwin)
/// A record of undoable changes, which Foundation has only on Apple's systems.
open class UndoManager: @unchecked Sendable {
  private var undos: [() -> Void] = []

  /// Creates an empty record.
  public init() {}

  /// Whether there is anything to undo.
  open var canUndo: Bool { !undos.isEmpty }

  /// Whether there is anything to redo, which is never the case here.
  open var canRedo: Bool { false }

  /// Registers an undo action for a change.
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

  /// Does nothing, because changes are not recorded while they are undone.
  open func redo() {}

  /// Removes all changes.
  open func removeAllActions() {
    undos.removeAll()
  }

  /// Names the latest change.
  ///
  /// - Parameter actionName: The name.
  open func setActionName(_ actionName: String) {}

  /// Begins a group of changes.
  open func beginUndoGrouping() {}

  /// Ends a group of changes.
  open func endUndoGrouping() {}
}
#endif
