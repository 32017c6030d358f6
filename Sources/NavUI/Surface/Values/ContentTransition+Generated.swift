// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The change of a view's content, which is immediate here.
@available(iOS 16.0, *)
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// No transition.
  public static let identity = ContentTransition(name: "identity")

  /// A fade.
  public static let opacity = ContentTransition(name: "opacity")

  /// An interpolation.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// Returns a transition that rolls digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// Returns a transition that rolls digits towards a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

extension ContentTransition {
  /// Returns a change of symbols.
  ///
  /// - Parameters:
  ///   - effect: The effect on the symbol.
  ///   - options: The options of the effect.
  /// - Returns: The transition.
  @available(iOS 17.0, *)
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { .identity }

  /// A change of symbols as the system decides.
  @available(iOS 17.0, *)
  public static var symbolEffect: ContentTransition { .identity }
}
