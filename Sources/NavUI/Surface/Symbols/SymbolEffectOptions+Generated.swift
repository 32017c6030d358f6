// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The number and the speed of a symbol's movements.
@available(iOS 17.0, *)
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The default options.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

  /// Repeated.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }

  /// Repeated.
  public var repeating: SymbolEffectOptions { self }

  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }

  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// Returns a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Returns options with a way of repeating.
  @available(iOS 18.0, *)
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  /// Returns options with a way of repeating.
  @available(iOS 18.0, *)
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// Returns options with a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns options with a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// A way of repeating.
  @available(iOS 18.0, *)
  public struct RepeatBehavior: Hashable, Sendable {
    private let name: String

    /// Without a break.
    public static var continuous: RepeatBehavior { RepeatBehavior(name: "continuous") }

    /// With breaks.
    public static var periodic: RepeatBehavior { RepeatBehavior(name: "periodic") }

    /// Returns repetition with breaks, a number of times.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(name: "periodic")
    }
  }
}
