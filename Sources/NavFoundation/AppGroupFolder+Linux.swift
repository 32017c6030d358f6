#if !canImport(Darwin)
public import Foundation

// On Apple's systems, Foundation has these.
extension FileManager {
  /// Returns the folder that a group of apps shares; it is created in the app's own folders.
  ///
  /// - Parameter groupIdentifier: The name of the group.
  /// - Returns: The folder, or nil if it cannot be created.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = URL.applicationSupportDirectory.appending(
      path: "Groups/\(groupIdentifier)",
      directoryHint: .isDirectory
    )
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }

  /// The mark of an iCloud account; always nil, because there is none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the folder of the app in iCloud; always nil, because there is no account.
  ///
  /// - Parameter containerIdentifier: The name of the folder.
  /// - Returns: Always nil.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Returns whether a file is in iCloud; always false.
  ///
  /// - Parameter url: The file.
  /// - Returns: Always false.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
#endif
