#if !canImport(Darwin)
public import Foundation

extension URL {
  /// Requests access to a file that the user has chosen, and returns true.
  ///
  /// - Returns: Always true.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends access to a file that the user has chosen.
  public func stopAccessingSecurityScopedResource() {}
}
#endif
