// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `LanguageModelSession` of Frameworks, and does nothing.
public final class LanguageModelSession: @unchecked Sendable {
  /// Stands in for `Response` of `LanguageModelSession`.
  public typealias Response = LanguageModelSessionResponse
  /// Creates what stands in for a `LanguageModelSession`.
  public init(model: SystemLanguageModel = .default, instructions: String? = nil) {
  }
  /// Stands in for `isResponding` of `LanguageModelSession`.
  public var isResponding: Bool { false }
  /// Stands in for `prewarm` of `LanguageModelSession`.
  public func prewarm() {}
  /// Stands in for `respond` of `LanguageModelSession`.
  public func respond(to prompt: String) async throws -> Response<String> {
    throw CocoaError(.featureUnsupported)
  }
}
