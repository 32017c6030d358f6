// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

/// Stands in for `PHPickerResult` of PhotosUI, and does nothing.
public final class PHPickerResult: Sendable {
  /// Stands in for `itemProvider` of `PHPickerResult`.
  public let itemProvider: NSItemProvider = NSItemProvider()
  /// Stands in for `assetIdentifier` of `PHPickerResult`.
  public let assetIdentifier: String? = nil
}
