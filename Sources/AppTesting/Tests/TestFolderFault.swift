/// The reason why a folder of tests cannot be used.
package struct TestFolderFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of fault.
  package enum Kind: Hashable, Sendable {
    /// A path at which there is no file or folder.
    case missing
    /// A path to a file that is not a Swift file.
    case notAnApp
    /// A folder that cannot be read.
    case unreadable
  }

  private let kind: Kind
  private let path: String

  /// Creates a fault of a kind for a path.
  ///
  /// - Parameters:
  ///   - kind: The kind of fault.
  ///   - path: The file or folder.
  init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }

  package var description: String {
    switch kind {
    case .missing: "\(path): there is no such folder; name the folder that contains your app"
    case .notAnApp:
      "\(path): this is not an app; name the app's folder, and choose the test with --filter NAME"
    case .unreadable: "\(path): the folder cannot be read; check its permissions"
    }
  }
}
