#if !canImport(Darwin)
public import Foundation

extension URL {
  /// Requests access to a file that the user has chosen; NavLab always grants it.
  ///
  /// - Returns: Always true.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access.
  public func stopAccessingSecurityScopedResource() {}
}
#endif
