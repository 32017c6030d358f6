#if !canImport(Darwin)
/// A record of changes that can be undone, which Foundation has on Apple's systems only.
open class UndoManager: @unchecked Sendable {
  private var undos: [() -> Void] = []

  /// Creates an empty record.
  public init() {}

  /// Whether there is anything to undo.
  open var canUndo: Bool { !undos.isEmpty }

  /// Whether there is anything to redo, which there never is here.
  open var canRedo: Bool { false }

  /// Adds a way to undo a change.
  ///
  /// - Parameters:
  ///   - target: What was changed.
  ///   - handler: Undoes the change.
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

  /// Does nothing, since changes are not recorded while they are undone.
  open func redo() {}

  /// Forgets all changes.
  open func removeAllActions() {
    undos.removeAll()
  }

  /// Names the latest change.
  ///
  /// - Parameter actionName: The name.
  open func setActionName(_ actionName: String) {}

  /// Begins changes that belong together.
  open func beginUndoGrouping() {}

  /// Ends changes that belong together.
  open func endUndoGrouping() {}
}
#endif
