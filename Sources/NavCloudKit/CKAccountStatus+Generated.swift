// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKAccountStatus` of CloudKit, and does nothing.
public enum CKAccountStatus: Int, Sendable {
  /// Stands in for `couldNotDetermine` of `CKAccountStatus`.
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}
