// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKContactField` of Frameworks, and does nothing.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `PKContactField`.
  public let rawValue: String
  /// Creates what stands in for a `PKContactField`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `postalAddress` of `PKContactField`.
  public static let postalAddress: PKContactField = PKContactField(rawValue: "postalAddress")
  /// Stands in for `emailAddress` of `PKContactField`.
  public static let emailAddress: PKContactField = PKContactField(rawValue: "emailAddress")
  /// Stands in for `phoneNumber` of `PKContactField`.
  public static let phoneNumber: PKContactField = PKContactField(rawValue: "phoneNumber")
  /// Stands in for `name` of `PKContactField`.
  public static let name: PKContactField = PKContactField(rawValue: "name")
  /// Stands in for `phoneticName` of `PKContactField`.
  public static let phoneticName: PKContactField = PKContactField(rawValue: "phoneticName")
}
