// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Variants of symbols, such as filled ones.
@available(iOS 15.0, *)
public struct SymbolVariants: Hashable, Sendable {
  private let names: Set<String>

  /// No variant.
  public static let none = SymbolVariants(names: [])

  /// The variant "circle".
  public static let circle = SymbolVariants(names: ["circle"])

  /// The variant "square".
  public static let square = SymbolVariants(names: ["square"])

  /// The variant "rectangle".
  public static let rectangle = SymbolVariants(names: ["rectangle"])

  /// The variant "fill".
  public static let fill = SymbolVariants(names: ["fill"])

  /// The variant "slash".
  public static let slash = SymbolVariants(names: ["slash"])

  /// The variants with "circle" added.
  public var circle: SymbolVariants { SymbolVariants(names: names.union(["circle"])) }

  /// The variants with "square" added.
  public var square: SymbolVariants { SymbolVariants(names: names.union(["square"])) }

  /// The variants with "rectangle" added.
  public var rectangle: SymbolVariants { SymbolVariants(names: names.union(["rectangle"])) }

  /// The variants with "fill" added.
  public var fill: SymbolVariants { SymbolVariants(names: names.union(["fill"])) }

  /// The variants with "slash" added.
  public var slash: SymbolVariants { SymbolVariants(names: names.union(["slash"])) }

  /// Returns whether these variants include others.
  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
}
