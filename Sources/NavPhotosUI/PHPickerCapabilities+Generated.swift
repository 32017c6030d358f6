// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

/// Stands in for `PHPickerCapabilities` of PhotosUI, and does nothing.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// Stands in for `rawValue` of `PHPickerCapabilities`.
  public let rawValue: UInt
  /// Creates what stands in for a `PHPickerCapabilities`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `search` of `PHPickerCapabilities`.
  public static let search: PHPickerCapabilities = PHPickerCapabilities(rawValue: 1)
  /// Stands in for `stagingArea` of `PHPickerCapabilities`.
  public static let stagingArea: PHPickerCapabilities = PHPickerCapabilities(rawValue: 2)
  /// Stands in for `collectionNavigation` of `PHPickerCapabilities`.
  public static let collectionNavigation: PHPickerCapabilities = PHPickerCapabilities(rawValue: 4)
  /// Stands in for `selectionActions` of `PHPickerCapabilities`.
  public static let selectionActions: PHPickerCapabilities = PHPickerCapabilities(rawValue: 8)
  /// Stands in for `sensitivityAnalysisIntervention` of `PHPickerCapabilities`.
  public static let sensitivityAnalysisIntervention: PHPickerCapabilities = PHPickerCapabilities(
    rawValue: 16
  )
}
