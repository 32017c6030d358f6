// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MusicDataRequest` of MusicKit, and does nothing.
public struct MusicDataRequest: Sendable {
  /// Stands in for `urlRequest` of `MusicDataRequest`.
  public let urlRequest: URLRequest
  /// Creates what stands in for a `MusicDataRequest`.
  public init(urlRequest: URLRequest) {
    self.urlRequest = urlRequest
  }
  /// Stands in for `response` of `MusicDataRequest`.
  public func response() async throws -> MusicDataResponse { throw MusicRequestError.unavailable }
}
