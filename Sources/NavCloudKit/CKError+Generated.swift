// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKError` of CloudKit, and does nothing.
public struct CKError: Error, Sendable {
  /// Stands in for `code` of `CKError`.
  public let code: Code
  /// Creates what stands in for a `CKError`.
  public init(_ code: Code) {
    self.code = code
  }
  /// Stands in for `Code` of `CKError`.
  public enum Code: Int, Sendable {
    /// Stands in for `internalError` of `Code`.
    case internalError = 1
    /// Stands in for `networkUnavailable` of `Code`.
    case networkUnavailable = 3
    /// Stands in for `notAuthenticated` of `Code`.
    case notAuthenticated = 9
    /// Stands in for `unknownItem` of `Code`.
    case unknownItem = 11
  }
}
