// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A pressed key; scripts do not press keys.
@available(iOS 17.0, *)
public struct KeyPress: Sendable {
  /// The phase of the press.
  public let phase: KeyPress.Phases

  /// The key.
  public let key: KeyEquivalent

  /// The characters that the key types.
  public let characters: String

  /// The keys held down with it.
  public let modifiers: EventModifiers

  /// The phase of a press.
  public struct Phases: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1 << 0)

    /// The key stays down.
    public static let `repeat` = Phases(rawValue: 1 << 1)

    /// The key goes up.
    public static let up = Phases(rawValue: 1 << 2)

    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of handling a key.
  @frozen
  public enum Result: Sendable {
    /// The key was handled.
    case handled

    /// The key was not handled.
    case ignored
  }
}
