// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension MajorValueAlignment where P == Date {
  /// Stands in for `matching` of `MajorValueAlignment`.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}
