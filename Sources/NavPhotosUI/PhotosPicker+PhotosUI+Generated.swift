// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

extension PhotosPicker: View {
  /// Stands in for `body` of `PhotosPicker`.
  @MainActor
  @preconcurrency
  public var body: some View {
    Button {
      print("PhotosPicker: NavLab has no photo library, so nothing is chosen.")
    } label: {
      label
    }
  }
}

extension PhotosPicker where Label == Text {
  /// Creates what stands in for a `PhotosPicker`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    label = Text(title)
  }
  /// Creates what stands in for a `PhotosPicker`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    label = Text(title)
  }
  /// Creates what stands in for a `PhotosPicker`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    label = Text(titleKey)
  }
  /// Creates what stands in for a `PhotosPicker`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    label = Text(titleKey)
  }
}
