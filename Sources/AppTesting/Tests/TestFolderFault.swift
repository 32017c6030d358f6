/// The reason why a folder of tests cannot be used.
package struct TestFolderFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault.
  package enum Kind: Hashable, Sendable {
    /// There is no such file or folder.
    case missing
    /// It is a file, but not a Swift file.
    case notAnApp
    /// A folder cannot be read.
    case unreadable
  }

  private let kind: Kind
  private let path: String

  /// Creates a fault.
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
    case .missing: "\(path): there is no such folder; name the folder that your app is in"
    case .notAnApp: "\(path): this is no app; name its folder, and one test with --filter NAME"
    case .unreadable: "\(path): the folder cannot be read; check its permissions"
    }
  }
}
