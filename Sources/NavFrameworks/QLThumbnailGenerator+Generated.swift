// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `QLThumbnailGenerator` of Frameworks, and does nothing.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  /// Stands in for `shared` of `QLThumbnailGenerator`.
  public static let shared: QLThumbnailGenerator = QLThumbnailGenerator()
  /// Creates what stands in for a `QLThumbnailGenerator`.
  public override init() {
    super.init()
  }
  /// Stands in for `generateBestRepresentation` of `QLThumbnailGenerator`.
  open func generateBestRepresentation(
    for request: Request
  ) async throws -> QLThumbnailRepresentation { throw CocoaError(.featureUnsupported) }
  /// Stands in for `Request` of `QLThumbnailGenerator`.
  open class Request: NSObject, @unchecked Sendable {
    /// Creates what stands in for a `Request`.
    public init(
      fileAt url: URL,
      size: CGSize,
      scale: CGFloat,
      representationTypes: RepresentationTypes
    ) {
      super.init()
    }
    /// Stands in for `RepresentationTypes` of `Request`.
    public struct RepresentationTypes: OptionSet, Sendable {
      /// Stands in for `rawValue` of `RepresentationTypes`.
      public let rawValue: UInt
      /// Creates what stands in for a `RepresentationTypes`.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
      /// Stands in for `icon` of `RepresentationTypes`.
      public static let icon: RepresentationTypes = RepresentationTypes(rawValue: 1)
      /// Stands in for `thumbnail` of `RepresentationTypes`.
      public static let thumbnail: RepresentationTypes = RepresentationTypes(rawValue: 4)
      /// Stands in for `all` of `RepresentationTypes`.
      public static let all: RepresentationTypes = RepresentationTypes(rawValue: 255)
    }
  }
}
