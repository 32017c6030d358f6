// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

extension View {
  /// Stands in for `photosPicker` of `View`.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { self }
  /// Stands in for `photosPicker` of `View`.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { self }
}

extension View {
  /// Stands in for `photosPickerStyle` of `View`.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  /// Stands in for `photosPickerDisabledCapabilities` of `View`.
  public nonisolated func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }
  /// Stands in for `photosPickerAccessoryVisibility` of `View`.
  public nonisolated func photosPickerAccessoryVisibility(
    _ visibility: Visibility,
    edges: Edge.Set = .all
  ) -> some View { self }
}
