// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The movement of a symbol; symbols stand still here.
@available(iOS 17.0, *)
public protocol SymbolEffect: Hashable, Sendable {}

@available(iOS 17.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect of a symbol that bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect of a symbol that pulses.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect of a symbol that changes colour step by step.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect of a symbol that grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect of a symbol that appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect of a symbol that disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect of a symbol that replaces another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

@available(iOS 18.0, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect of a symbol that wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

@available(iOS 18.0, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect of a symbol that rotates.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

@available(iOS 18.0, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect of a symbol that breathes.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

@available(iOS 26.0, *)
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The effect of a symbol that is drawn stroke by stroke.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

@available(iOS 26.0, *)
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The effect of a symbol that is erased stroke by stroke.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that the system chooses.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
