// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

/// Stands in for `PHPickerConfiguration` of PhotosUI, and does nothing.
public struct PHPickerConfiguration: Sendable {
  /// Stands in for `filter` of `PHPickerConfiguration`.
  public var filter: PHPickerFilter? = nil
  /// Stands in for `selectionLimit` of `PHPickerConfiguration`.
  public var selectionLimit: Int = 1
  /// Stands in for `selection` of `PHPickerConfiguration`.
  public var selection: Selection = .default
  /// Stands in for `mode` of `PHPickerConfiguration`.
  public var mode: Mode = .default
  /// Stands in for `preferredAssetRepresentationMode` of `PHPickerConfiguration`.
  public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
  /// Stands in for `preselectedAssetIdentifiers` of `PHPickerConfiguration`.
  public var preselectedAssetIdentifiers: [String] = []
  /// Creates what stands in for a `PHPickerConfiguration`.
  public init() {
  }
  /// Creates what stands in for a `PHPickerConfiguration`.
  public init(photoLibrary: PHPhotoLibrary) {
  }
  /// Stands in for `Selection` of `PHPickerConfiguration`.
  public enum Selection: Int, Sendable {
    /// Stands in for ``default`` of `Selection`.
    case `default`, ordered, people, continuous, continuousAndOrdered
  }
  /// Stands in for `Mode` of `PHPickerConfiguration`.
  public enum Mode: Int, Sendable {
    /// Stands in for ``default`` of `Mode`.
    case `default`, compact
  }
  /// Stands in for `AssetRepresentationMode` of `PHPickerConfiguration`.
  public enum AssetRepresentationMode: Int, Sendable {
    /// Stands in for `automatic` of `AssetRepresentationMode`.
    case automatic, current, compatible
  }
}
