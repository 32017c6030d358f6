// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `LanguageModelSessionResponseStream` of Frameworks, and does nothing.
public struct LanguageModelSessionResponseStream<Content: Sendable>: AsyncSequence, Sendable {
  /// Stands in for `Element` of `LanguageModelSessionResponseStream`.
  public typealias Element = Snapshot
  /// Creates what stands in for a `LanguageModelSessionResponseStream`.
  public init() {
  }
  /// Stands in for `makeAsyncIterator` of `LanguageModelSessionResponseStream`.
  public func makeAsyncIterator() -> AsyncThrowingStream<Snapshot, any Error>.Iterator {
    AsyncThrowingStream<Snapshot, any Error> {
      $0.finish(throwing: CocoaError(.featureUnsupported))
    }.makeAsyncIterator()
  }
  /// Stands in for `collect` of `LanguageModelSessionResponseStream`.
  public func collect() async throws -> LanguageModelSessionResponse<Content> {
    throw CocoaError(.featureUnsupported)
  }
  /// Stands in for `Snapshot` of `LanguageModelSessionResponseStream`.
  public struct Snapshot: Sendable {
    /// Stands in for `content` of `Snapshot`.
    public let content: Content
  }
}
