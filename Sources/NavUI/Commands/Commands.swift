/// The commands for a keyboard or menu bar, which a phone does not show.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol Commands {
  /// The type of commands that `body` returns.
  associatedtype Body: Commands

  /// The commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, *)
extension Never: Commands {}

/// Built-in commands, which have no body.
@available(iOS 14.0, *)
package protocol PrimitiveCommands: Commands where Body == Never {}

@available(iOS 14.0, *)
extension PrimitiveCommands {
  /// Primitive commands have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body.")
  }
}

/// No commands.
@available(iOS 14.0, *)
public struct EmptyCommands: PrimitiveCommands {
  /// Creates no commands.
  public nonisolated init() {}
}

/// Several commands.
@available(iOS 14.0, *)
public struct TupleCommandContent<T>: PrimitiveCommands {}

/// Combines the commands that a closure lists.
@available(iOS 14.0, *)
@resultBuilder
public struct CommandsBuilder {
  /// Passes on commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Passes on the only commands of a closure.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines several groups of commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> TupleCommandContent<(repeat each Content)> {
    TupleCommandContent()
  }

  /// Supports `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }

  /// Supports `if` with `else`.
  public static func buildEither<Content: Commands>(first content: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Supports `if` with `else`.
  public static func buildEither<Content: Commands>(second content: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Supports `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> EmptyCommands {
    EmptyCommands()
  }
}
