import PropertyLists

/// A synchronised folder, whose files on the disk belong to a target unless the project lists exceptions.
struct SynchronizedFolder {
  /// The identifier of the folder's object in the project file.
  let id: String
  /// The paths of files whose membership in a target is inverted, keyed by the target's identifier.
  private(set) var exceptions: [String: [String]] = [:]

  /// Creates a description of a folder from a project's objects.
  init(_ id: String, _ objects: [String: PropertyList]) {
    self.id = id
    for set in (objects[id]?["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
      guard let target = set["target"]?.text else { continue }
      exceptions[target, default: []] += set["membershipExceptions"]?.texts ?? []
    }
  }
}
