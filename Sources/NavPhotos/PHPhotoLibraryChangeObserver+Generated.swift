// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHPhotoLibraryChangeObserver` of Photos, and does nothing.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Stands in for `photoLibraryDidChange` of `PHPhotoLibraryChangeObserver`.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
