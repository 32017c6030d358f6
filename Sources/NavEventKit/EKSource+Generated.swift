// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKSource` of EventKit, and does nothing.
open class EKSource: NSObject, @unchecked Sendable {
  /// Stands in for `title` of `EKSource`.
  public let title: String = ""
  /// Stands in for `sourceIdentifier` of `EKSource`.
  public let sourceIdentifier: String = ""
  /// Creates what stands in for a `EKSource`.
  public override init() {
    super.init()
  }
}
