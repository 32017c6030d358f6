/// A folder that Xcode keeps in step with the disk: its files are in the target unless the project says otherwise.
struct SynchronizedFolder {
  /// The number of its object.
  let id: String
  /// Paths in the folder by the number of the target for which they are the other way round.
  private(set) var exceptions: [String: [String]] = [:]

  /// Reads the exceptions.
  init(_ id: String, _ objects: [String: PropertyList]) {
    self.id = id
    for set in (objects[id]?["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
      guard let target = set["target"]?.text else { continue }
      exceptions[target, default: []] += set["membershipExceptions"]?.texts ?? []
    }
  }
}
