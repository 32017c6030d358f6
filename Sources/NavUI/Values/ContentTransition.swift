/// The change of a view's content; in the lab it is immediate.
@available(iOS 16.0, *)
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// No transition.
  public static let identity = ContentTransition(name: "identity")

  /// A fade.
  public static let opacity = ContentTransition(name: "opacity")

  /// By interpolating.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// By rolling digits towards a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

extension ContentTransition {
  /// Returns a change of symbols.
  ///
  /// - Parameters:
  ///   - effect: How the symbol changes.
  ///   - options: How fast.
  /// - Returns: The transition.
  @available(iOS 17.0, *)
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .identity
  }

  /// A change of symbols as the system decides.
  @available(iOS 17.0, *)
  public static var symbolEffect: ContentTransition { .identity }
}
