/// A group of menu or keyboard commands, which a phone does not show.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol Commands {
  /// The type of commands that `body` returns.
  associatedtype Body: Commands

  /// The commands that make up the group.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, *)
extension Never: Commands {}

/// A built-in group of commands, which has no body.
@available(iOS 14.0, *)
package protocol PrimitiveCommands: Commands where Body == Never {}

@available(iOS 14.0, *)
extension PrimitiveCommands {
  /// The body of the commands, which is never evaluated.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body.")
  }
}

/// An empty group of commands.
@available(iOS 14.0, *)
public struct EmptyCommands: PrimitiveCommands {
  /// Creates an empty group of commands.
  public nonisolated init() {}
}

/// A group of commands that a builder has combined.
@available(iOS 14.0, *)
public struct TupleCommandContent<T>: PrimitiveCommands {}

/// A result builder that combines the commands in a closure.
@available(iOS 14.0, *)
@resultBuilder
public struct CommandsBuilder {
  /// Returns a group of commands unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns an empty group of commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns the only group of commands in a closure unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines several groups of commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> TupleCommandContent<(repeat each Content)> {
    TupleCommandContent()
  }

  /// Supports `if` without `else` in a commands builder.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }

  /// Supports the first branch of an `if` with `else` in a commands builder.
  public static func buildEither<Content: Commands>(first content: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Supports the second branch of an `if` with `else` in a commands builder.
  public static func buildEither<Content: Commands>(second content: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Supports `if #available` in a commands builder.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> EmptyCommands {
    EmptyCommands()
  }
}
