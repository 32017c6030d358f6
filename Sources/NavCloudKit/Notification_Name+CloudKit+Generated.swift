// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

extension Notification.Name {
  /// Stands in for `CKAccountChanged` of `Notification.Name`.
  public static let CKAccountChanged: Notification.Name = Notification.Name("CKAccountChanged")
}
