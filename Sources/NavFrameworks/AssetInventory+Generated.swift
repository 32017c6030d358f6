// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `AssetInventory` of Frameworks, and does nothing.
public final class AssetInventory: Sendable {
  /// Creates what stands in for a `AssetInventory`.
  private init() {
  }
  /// Stands in for `assetInstallationRequest` of `AssetInventory`.
  public static func assetInstallationRequest(
    supporting modules: [any SpeechModule]
  ) async throws -> AssetInstallationRequest? { nil }
  /// Stands in for `status` of `AssetInventory`.
  public static func status(forModules modules: [any SpeechModule]) async -> Status { .unsupported }
  /// Stands in for `reservedLocales` of `AssetInventory`.
  public static var reservedLocales: [Locale] { get async { [] } }
  /// Stands in for `maximumReservedLocales` of `AssetInventory`.
  public static var maximumReservedLocales: Int { 0 }
  /// Stands in for `reserve` of `AssetInventory`.
  @discardableResult
  public static func reserve(locale: Locale) async throws -> Bool { false }
  /// Stands in for `release` of `AssetInventory`.
  @discardableResult
  public static func release(reservedLocale locale: Locale) async -> Bool { false }
  /// Stands in for `Status` of `AssetInventory`.
  public enum Status: Int, Sendable {
    /// Stands in for `unsupported` of `Status`.
    case unsupported, supported, downloading, installed
  }
}
