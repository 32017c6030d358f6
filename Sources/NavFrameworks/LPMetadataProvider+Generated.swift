// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `LPMetadataProvider` of Frameworks, and does nothing.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `LPMetadataProvider`.
  public override init() {
    super.init()
  }
  /// Stands in for `timeout` of `LPMetadataProvider`.
  open var timeout: TimeInterval = 30
  /// Stands in for `startFetchingMetadata` of `LPMetadataProvider`.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw URLError(.notConnectedToInternet)
  }
  /// Stands in for `startFetchingMetadata` of `LPMetadataProvider`.
  open func startFetchingMetadata(
    for url: URL,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, URLError(.notConnectedToInternet)) }
  /// Stands in for `cancel` of `LPMetadataProvider`.
  open func cancel() {}
}
