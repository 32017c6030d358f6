// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

extension PhotosPickerItem {
  /// Stands in for `EncodingDisambiguationPolicy` of `PhotosPickerItem`.
  public typealias EncodingDisambiguationPolicy = PhotosPickerItemEncoding
}
