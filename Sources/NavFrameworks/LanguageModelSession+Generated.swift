// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `LanguageModelSession` of Frameworks, and does nothing.
public final class LanguageModelSession: @unchecked Sendable {
  /// Stands in for `Response` of `LanguageModelSession`.
  public typealias Response = LanguageModelSessionResponse
  /// Stands in for `ResponseStream` of `LanguageModelSession`.
  public typealias ResponseStream = LanguageModelSessionResponseStream
  /// Creates what stands in for a `LanguageModelSession`.
  public init(model: SystemLanguageModel = .default, instructions: String? = nil) {
  }
  /// Creates what stands in for a `LanguageModelSession`.
  public init(model: SystemLanguageModel = .default, instructions: Instructions) {
  }
  /// Creates what stands in for a `LanguageModelSession`.
  public init(
    model: SystemLanguageModel = .default,
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    _ = try instructions()
  }
  /// Stands in for `isResponding` of `LanguageModelSession`.
  public var isResponding: Bool { false }
  /// Stands in for `prewarm` of `LanguageModelSession`.
  public func prewarm() {}
  /// Stands in for `prewarm` of `LanguageModelSession`.
  public func prewarm(promptPrefix: Prompt?) {}
  /// Stands in for `respond` of `LanguageModelSession`.
  public func respond(
    to prompt: String,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw CocoaError(.featureUnsupported) }
  /// Stands in for `respond` of `LanguageModelSession`.
  public func respond(
    to prompt: Prompt,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw CocoaError(.featureUnsupported) }
  /// Stands in for `respond` of `LanguageModelSession`.
  public func respond(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw CocoaError(.featureUnsupported) }
  /// Stands in for `streamResponse` of `LanguageModelSession`.
  public func streamResponse(
    to prompt: String,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream<String>() }
  /// Stands in for `streamResponse` of `LanguageModelSession`.
  public func streamResponse(
    to prompt: Prompt,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream<String>() }
  /// Stands in for `streamResponse` of `LanguageModelSession`.
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> { ResponseStream<String>() }
}
