// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `AssetInstallationRequest` of Frameworks, and does nothing.
public final class AssetInstallationRequest: @unchecked Sendable {
  /// Creates what stands in for a `AssetInstallationRequest`.
  private init() {
  }
  /// Stands in for `progress` of `AssetInstallationRequest`.
  public let progress: Progress = Progress(totalUnitCount: 1)
  /// Stands in for `downloadAndInstall` of `AssetInstallationRequest`.
  public func downloadAndInstall() async throws {}
}
