/// The movement of a symbol; symbols stand still here.
@available(iOS 17.0, *)
public protocol SymbolEffect: Hashable, Sendable {}

/// A movement that continues until it is removed.
@available(iOS 17.0, *)
public protocol IndefiniteSymbolEffect {}

/// A movement that ends by itself.
@available(iOS 17.0, *)
public protocol DiscreteSymbolEffect {}

/// A movement with which a symbol appears or disappears.
@available(iOS 17.0, *)
public protocol TransitionSymbolEffect {}

/// A movement with which a symbol's content changes.
@available(iOS 17.0, *)
public protocol ContentTransitionSymbolEffect {}

/// The effect of a symbol that bounces.
@available(iOS 17.0, *)
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The variant that moves up.
  public var up: BounceSymbolEffect { self }

  /// The variant that moves down.
  public var down: BounceSymbolEffect { self }

  /// The variant that animates layer by layer.
  public var byLayer: BounceSymbolEffect { self }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: BounceSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect of a symbol that bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The effect of a symbol that pulses.
@available(iOS 17.0, *)
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The variant that animates layer by layer.
  public var byLayer: PulseSymbolEffect { self }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect of a symbol that pulses.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The effect of a symbol that changes colour step by step.
@available(iOS 17.0, *)
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// The variant that lights one layer after another.
  public var iterative: VariableColorSymbolEffect { self }

  /// The variant in which layers stay lit.
  public var cumulative: VariableColorSymbolEffect { self }

  /// The variant that runs back and forth.
  public var reversing: VariableColorSymbolEffect { self }

  /// The variant that always runs forwards.
  public var nonReversing: VariableColorSymbolEffect { self }

  /// The variant that dims inactive layers.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }

  /// The variant that hides inactive layers.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect of a symbol that changes colour step by step.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The effect of a symbol that grows or shrinks.
@available(iOS 17.0, *)
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The variant that grows.
  public var up: ScaleSymbolEffect { self }

  /// The variant that shrinks.
  public var down: ScaleSymbolEffect { self }

  /// The variant that animates layer by layer.
  public var byLayer: ScaleSymbolEffect { self }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect of a symbol that grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The effect of a symbol that appears.
@available(iOS 17.0, *)
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The variant that moves up.
  public var up: AppearSymbolEffect { self }

  /// The variant that moves down.
  public var down: AppearSymbolEffect { self }

  /// The variant that animates layer by layer.
  public var byLayer: AppearSymbolEffect { self }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: AppearSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect of a symbol that appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The effect of a symbol that disappears.
@available(iOS 17.0, *)
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The variant that moves up.
  public var up: DisappearSymbolEffect { self }

  /// The variant that moves down.
  public var down: DisappearSymbolEffect { self }

  /// The variant that animates layer by layer.
  public var byLayer: DisappearSymbolEffect { self }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect of a symbol that disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The effect of a symbol that replaces another one.
@available(iOS 17.0, *)
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The variant in which the old symbol moves down and the new one up.
  public var downUp: ReplaceSymbolEffect { self }

  /// The variant in which both symbols move up.
  public var upUp: ReplaceSymbolEffect { self }

  /// The variant in which the old symbol disappears and the new one moves up.
  public var offUp: ReplaceSymbolEffect { self }

  /// The variant that animates layer by layer.
  public var byLayer: ReplaceSymbolEffect { self }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect of a symbol that replaces another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect of a symbol that wiggles.
@available(iOS 18.0, *)
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The variant that moves to the left.
  public var left: WiggleSymbolEffect { self }

  /// The variant that moves to the right.
  public var right: WiggleSymbolEffect { self }

  /// The variant that moves up.
  public var up: WiggleSymbolEffect { self }

  /// The variant that moves down.
  public var down: WiggleSymbolEffect { self }

  /// The variant that moves forwards.
  public var forward: WiggleSymbolEffect { self }

  /// The variant that moves backwards.
  public var backward: WiggleSymbolEffect { self }

  /// The clockwise variant.
  public var clockwise: WiggleSymbolEffect { self }

  /// The counterclockwise variant.
  public var counterClockwise: WiggleSymbolEffect { self }

  /// The variant that animates layer by layer.
  public var byLayer: WiggleSymbolEffect { self }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

@available(iOS 18.0, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect of a symbol that wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The effect of a symbol that rotates.
@available(iOS 18.0, *)
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The clockwise variant.
  public var clockwise: RotateSymbolEffect { self }

  /// The counterclockwise variant.
  public var counterClockwise: RotateSymbolEffect { self }

  /// The variant that animates layer by layer.
  public var byLayer: RotateSymbolEffect { self }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: RotateSymbolEffect { self }
}

@available(iOS 18.0, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect of a symbol that rotates.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The effect of a symbol that breathes.
@available(iOS 18.0, *)
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The plain variant.
  public var plain: BreatheSymbolEffect { self }

  /// The variant that also changes its opacity.
  public var pulse: BreatheSymbolEffect { self }

  /// The variant that animates layer by layer.
  public var byLayer: BreatheSymbolEffect { self }

  /// The variant that animates the whole symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

@available(iOS 18.0, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect of a symbol that breathes.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The effect that the system chooses.
@available(iOS 17.0, *)
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that the system chooses.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
