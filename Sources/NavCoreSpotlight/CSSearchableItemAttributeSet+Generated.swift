// Made by Scripts/generate from Scripts/stand-ins/CoreSpotlight.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation
import NavUniformTypeIdentifiers

/// Stands in for `CSSearchableItemAttributeSet` of CoreSpotlight, and does nothing.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// Stands in for `title` of `CSSearchableItemAttributeSet`.
  open var title: String? = nil
  /// Stands in for `displayName` of `CSSearchableItemAttributeSet`.
  open var displayName: String? = nil
  /// Stands in for `contentDescription` of `CSSearchableItemAttributeSet`.
  open var contentDescription: String? = nil
  /// Stands in for `keywords` of `CSSearchableItemAttributeSet`.
  open var keywords: [String]? = nil
  /// Stands in for `thumbnailData` of `CSSearchableItemAttributeSet`.
  open var thumbnailData: Data? = nil
  /// Stands in for `contentURL` of `CSSearchableItemAttributeSet`.
  open var contentURL: URL? = nil
  /// Stands in for `relatedUniqueIdentifier` of `CSSearchableItemAttributeSet`.
  open var relatedUniqueIdentifier: String? = nil
  /// Creates what stands in for a `CSSearchableItemAttributeSet`.
  public init(contentType: UTType) {
    super.init()
  }
  /// Creates what stands in for a `CSSearchableItemAttributeSet`.
  public init(itemContentType: String) {
    super.init()
  }
}
