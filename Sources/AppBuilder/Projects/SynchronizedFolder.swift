import PropertyLists

/// A folder that Xcode keeps in sync with the disk: its files are in the target unless the project
/// says otherwise.
struct SynchronizedFolder {
  /// The identifier of its object in the project file.
  let id: String
  /// Paths in the folder, by the target for which their membership is inverted.
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
