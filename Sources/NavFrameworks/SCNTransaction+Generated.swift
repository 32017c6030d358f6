// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNTransaction` of Frameworks, and does nothing.
public enum SCNTransaction {
  /// Stands in for `animationDuration` of `SCNTransaction`.
  public static var animationDuration: CFTimeInterval {
    get { 0 }
    set {}
  }
  /// Stands in for `completionBlock` of `SCNTransaction`.
  public static var completionBlock: (() -> Void)? {
    get { nil }
    set { newValue?() }
  }
  /// Stands in for `begin` of `SCNTransaction`.
  public static func begin() {}
  /// Stands in for `commit` of `SCNTransaction`.
  public static func commit() {}
}
