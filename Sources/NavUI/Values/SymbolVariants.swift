/// Variants of symbols, such as filled ones.
@available(iOS 15.0, *)
public struct SymbolVariants: Hashable, Sendable {
  private let names: Set<String>

  /// No variant.
  public static let none = SymbolVariants(names: [])

  /// The variant in a circle.
  public static let circle = SymbolVariants(names: ["circle"])

  /// The variant in a square.
  public static let square = SymbolVariants(names: ["square"])

  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])

  /// The filled variant.
  public static let fill = SymbolVariants(names: ["fill"])

  /// The variant with a slash.
  public static let slash = SymbolVariants(names: ["slash"])

  /// The variants, now in a circle.
  public var circle: SymbolVariants { SymbolVariants(names: names.union(["circle"])) }

  /// The variants, now in a square.
  public var square: SymbolVariants { SymbolVariants(names: names.union(["square"])) }

  /// The variants, now in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(names: names.union(["rectangle"])) }

  /// The variants, now filled.
  public var fill: SymbolVariants { SymbolVariants(names: names.union(["fill"])) }

  /// The variants, now with a slash.
  public var slash: SymbolVariants { SymbolVariants(names: names.union(["slash"])) }

  /// Returns whether these variants include others.
  public func contains(_ other: SymbolVariants) -> Bool {
    names.isSuperset(of: other.names)
  }
}
