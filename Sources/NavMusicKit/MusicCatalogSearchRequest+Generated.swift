// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MusicCatalogSearchRequest` of MusicKit, and does nothing.
public struct MusicCatalogSearchRequest: Sendable {
  /// Stands in for `term` of `MusicCatalogSearchRequest`.
  public let term: String
  /// Stands in for `limit` of `MusicCatalogSearchRequest`.
  public var limit: Int? = nil
  /// Stands in for `offset` of `MusicCatalogSearchRequest`.
  public var offset: Int? = nil
  /// Stands in for `includeTopResults` of `MusicCatalogSearchRequest`.
  public var includeTopResults: Bool = false
  /// Creates what stands in for a `MusicCatalogSearchRequest`.
  public init(term: String, types: [any MusicCatalogSearchable.Type]) {
    self.term = term
    includeTopResults = false
  }
  /// Stands in for `response` of `MusicCatalogSearchRequest`.
  public func response() async throws -> MusicCatalogSearchResponse {
    throw MusicRequestError.unavailable
  }
}
