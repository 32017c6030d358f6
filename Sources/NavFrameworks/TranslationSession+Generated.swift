// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `TranslationSession` of Frameworks, and does nothing.
open class TranslationSession: @unchecked Sendable {
  /// Creates what stands in for a `TranslationSession`.
  public init() {
  }
  /// Stands in for `Configuration` of `TranslationSession`.
  public struct Configuration: Equatable, Sendable {
    /// Stands in for `source` of `Configuration`.
    public var source: Locale.Language? = nil
    /// Stands in for `target` of `Configuration`.
    public var target: Locale.Language? = nil
    /// Creates what stands in for a `Configuration`.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source
      self.target = target
    }
    /// Stands in for `invalidate` of `Configuration`.
    public mutating func invalidate() {}
  }
  /// Stands in for `Response` of `TranslationSession`.
  public struct Response: Sendable {
    /// Stands in for `sourceText` of `Response`.
    public let sourceText: String
    /// Stands in for `targetText` of `Response`.
    public let targetText: String
  }
  /// Stands in for `translate` of `TranslationSession`.
  open func translate(_ string: String) async throws -> Response {
    throw CocoaError(.featureUnsupported)
  }
}
