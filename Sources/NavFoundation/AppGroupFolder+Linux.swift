#if !canImport(Darwin)
public import Foundation

// On Apple's systems, Foundation has these.
extension FileManager {
  /// Returns the folder shared by a group of apps, and creates it among the app's own folders if necessary.
  ///
  /// - Parameter groupIdentifier: The name of the group.
  /// - Returns: The folder, or nil if it could not be created.
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

  /// The token of the iCloud account, which is always nil because there is no account.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns nil, because there is no iCloud account.
  ///
  /// - Parameter containerIdentifier: The name of the folder.
  /// - Returns: Always nil.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Returns false, because no file is in iCloud.
  ///
  /// - Parameter url: The file.
  /// - Returns: Always false.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
#endif
