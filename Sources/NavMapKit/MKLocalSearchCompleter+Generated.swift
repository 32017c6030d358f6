// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKLocalSearchCompleter` of MapKit, and does nothing.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// Stands in for `delegate` of `MKLocalSearchCompleter`.
  public weak var delegate: (any MKLocalSearchCompleterDelegate)? = nil
  /// Stands in for `queryFragment` of `MKLocalSearchCompleter`.
  open var queryFragment: String = ""
  /// Stands in for `region` of `MKLocalSearchCompleter`.
  open var region: MKCoordinateRegion = MKCoordinateRegion()
  /// Stands in for `results` of `MKLocalSearchCompleter`.
  open var results: [MKLocalSearchCompletion] = []
  /// Creates what stands in for a `MKLocalSearchCompleter`.
  public override init() {
    super.init()
  }
}
