// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKLocalSearchCompletion` of MapKit, and does nothing.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// Stands in for `title` of `MKLocalSearchCompletion`.
  open var title: String = ""
  /// Stands in for `subtitle` of `MKLocalSearchCompletion`.
  open var subtitle: String = ""
}
