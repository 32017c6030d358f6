// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKLocalSearchCompleterDelegate` of MapKit, and does nothing.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Stands in for `completerDidUpdateResults` of `MKLocalSearchCompleterDelegate`.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Stands in for `completer` of `MKLocalSearchCompleterDelegate`.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Stands in for `completerDidUpdateResults` of `MKLocalSearchCompleterDelegate`.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Stands in for `completer` of `MKLocalSearchCompleterDelegate`.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
