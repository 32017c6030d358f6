#if !canImport(Darwin)
public import Foundation

extension URL {
  /// Asks for access to a file that a person has chosen; the lab always grants it.
  ///
  /// - Returns: True.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives the access back.
  public func stopAccessingSecurityScopedResource() {}
}
#endif
