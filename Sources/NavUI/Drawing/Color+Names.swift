extension Color {
  /// Red.
  public static let red = Color(name: "red")

  /// Orange.
  public static let orange = Color(name: "orange")

  /// Yellow.
  public static let yellow = Color(name: "yellow")

  /// Green.
  public static let green = Color(name: "green")

  /// Mint.
  public static let mint = Color(name: "mint")

  /// Teal.
  public static let teal = Color(name: "teal")

  /// Cyan.
  public static let cyan = Color(name: "cyan")

  /// Blue.
  public static let blue = Color(name: "blue")

  /// Indigo.
  public static let indigo = Color(name: "indigo")

  /// Purple.
  public static let purple = Color(name: "purple")

  /// Pink.
  public static let pink = Color(name: "pink")

  /// Brown.
  public static let brown = Color(name: "brown")

  /// White.
  public static let white = Color(name: "white")

  /// Gray.
  public static let gray = Color(name: "gray")

  /// Black.
  public static let black = Color(name: "black")

  /// No colour.
  public static let clear = Color(name: "clear")

  /// The colour of primary content.
  public static let primary = Color(name: "primary")

  /// The colour of secondary content.
  public static let secondary = Color(name: "secondary")

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The colour that accents the app.
  public static let accentColor = Color(name: "accentColor")
}
