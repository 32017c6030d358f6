// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

/// Stands in for `PhotosPickerItem` of PhotosUI, and does nothing.
public struct PhotosPickerItem: Hashable, Sendable {
  /// Stands in for `itemIdentifier` of `PhotosPickerItem`.
  public let itemIdentifier: String?
  /// Stands in for `supportedContentTypes` of `PhotosPickerItem`.
  public let supportedContentTypes: [UTType]
  /// Creates what stands in for a `PhotosPickerItem`.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = []
  }
  /// Stands in for `loadTransferable` of `PhotosPickerItem`.
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
  /// Stands in for `loadTransferable` of `PhotosPickerItem`.
  @discardableResult
  public func loadTransferable<T>(
    type: T.Type,
    completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}
