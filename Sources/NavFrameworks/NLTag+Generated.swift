// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `NLTag` of Frameworks, and does nothing.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `NLTag`.
  public let rawValue: String
  /// Creates what stands in for a `NLTag`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `noun` of `NLTag`.
  public static let noun: NLTag = NLTag(rawValue: "Noun")
  /// Stands in for `verb` of `NLTag`.
  public static let verb: NLTag = NLTag(rawValue: "Verb")
  /// Stands in for `adjective` of `NLTag`.
  public static let adjective: NLTag = NLTag(rawValue: "Adjective")
  /// Stands in for `personalName` of `NLTag`.
  public static let personalName: NLTag = NLTag(rawValue: "PersonalName")
  /// Stands in for `placeName` of `NLTag`.
  public static let placeName: NLTag = NLTag(rawValue: "PlaceName")
  /// Stands in for `organizationName` of `NLTag`.
  public static let organizationName: NLTag = NLTag(rawValue: "OrganizationName")
}
