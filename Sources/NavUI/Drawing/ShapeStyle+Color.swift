// The overload is disfavoured so that `Color.red` has one meaning: otherwise, an array of a dozen
// pairs with colours would take the compiler minutes.
extension ShapeStyle where Self == Color {
  /// Red.
  @_disfavoredOverload
  public static var red: Color { Color.red }

  /// Orange.
  @_disfavoredOverload
  public static var orange: Color { Color.orange }

  /// Yellow.
  @_disfavoredOverload
  public static var yellow: Color { Color.yellow }

  /// Green.
  @_disfavoredOverload
  public static var green: Color { Color.green }

  /// Mint.
  @_disfavoredOverload
  public static var mint: Color { Color.mint }

  /// Teal.
  @_disfavoredOverload
  public static var teal: Color { Color.teal }

  /// Cyan.
  @_disfavoredOverload
  public static var cyan: Color { Color.cyan }

  /// Blue.
  @_disfavoredOverload
  public static var blue: Color { Color.blue }

  /// Indigo.
  @_disfavoredOverload
  public static var indigo: Color { Color.indigo }

  /// Purple.
  @_disfavoredOverload
  public static var purple: Color { Color.purple }

  /// Pink.
  @_disfavoredOverload
  public static var pink: Color { Color.pink }

  /// Brown.
  @_disfavoredOverload
  public static var brown: Color { Color.brown }

  /// White.
  @_disfavoredOverload
  public static var white: Color { Color.white }

  /// Gray.
  @_disfavoredOverload
  public static var gray: Color { Color.gray }

  /// Black.
  @_disfavoredOverload
  public static var black: Color { Color.black }

  /// No colour.
  @_disfavoredOverload
  public static var clear: Color { Color.clear }
}
