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

  /// Returns options with a number of repetitions.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns options with a number of repetitions.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Returns options with a kind of repetition.
  @available(iOS 18.0, *)
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  /// Returns options with a kind of repetition.
  @available(iOS 18.0, *)
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// Returns options with a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns options with a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// A kind of repetition.
  @available(iOS 18.0, *)
  public struct RepeatBehavior: Hashable, Sendable {
    private let name: String

    /// Without a break.
    public static var continuous: RepeatBehavior { RepeatBehavior(name: "continuous") }

    /// With breaks.
    public static var periodic: RepeatBehavior { RepeatBehavior(name: "periodic") }

    /// Returns a repetition with breaks, a number of times.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(name: "periodic")
    }
  }
}
