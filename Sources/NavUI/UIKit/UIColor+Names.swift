extension UIColor {
  /// UIKit's `label` colour.
  public static let label = UIColor(name: "label")

  /// UIKit's `secondaryLabel` colour.
  public static let secondaryLabel = UIColor(name: "secondaryLabel")

  /// UIKit's `tertiaryLabel` colour.
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")

  /// UIKit's `quaternaryLabel` colour.
  public static let quaternaryLabel = UIColor(name: "quaternaryLabel")

  /// UIKit's `systemFill` colour.
  public static let systemFill = UIColor(name: "systemFill")

  /// UIKit's `secondarySystemFill` colour.
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill")

  /// UIKit's `tertiarySystemFill` colour.
  public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")

  /// UIKit's `quaternarySystemFill` colour.
  public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")

  /// UIKit's `placeholderText` colour.
  public static let placeholderText = UIColor(name: "placeholderText")

  /// UIKit's `systemBackground` colour.
  public static let systemBackground = UIColor(name: "systemBackground")

  /// UIKit's `secondarySystemBackground` colour.
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")

  /// UIKit's `tertiarySystemBackground` colour.
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")

  /// UIKit's `systemGroupedBackground` colour.
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")

  /// UIKit's `secondarySystemGroupedBackground` colour.
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackground"
  )

  /// UIKit's `tertiarySystemGroupedBackground` colour.
  public static let tertiarySystemGroupedBackground = UIColor(
    name: "tertiarySystemGroupedBackground"
  )

  /// UIKit's `separator` colour.
  public static let separator = UIColor(name: "separator")

  /// UIKit's `opaqueSeparator` colour.
  public static let opaqueSeparator = UIColor(name: "opaqueSeparator")

  /// UIKit's `link` colour.
  public static let link = UIColor(name: "link")

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// UIKit's `tintColor` colour.
  public static let tintColor = UIColor(name: "tintColor")

  /// UIKit's `systemRed` colour.
  public static let systemRed = UIColor(name: "systemRed")

  /// UIKit's `systemOrange` colour.
  public static let systemOrange = UIColor(name: "systemOrange")

  /// UIKit's `systemYellow` colour.
  public static let systemYellow = UIColor(name: "systemYellow")

  /// UIKit's `systemGreen` colour.
  public static let systemGreen = UIColor(name: "systemGreen")

  /// UIKit's `systemMint` colour.
  public static let systemMint = UIColor(name: "systemMint")

  /// UIKit's `systemTeal` colour.
  public static let systemTeal = UIColor(name: "systemTeal")

  /// UIKit's `systemCyan` colour.
  public static let systemCyan = UIColor(name: "systemCyan")

  /// UIKit's `systemBlue` colour.
  public static let systemBlue = UIColor(name: "systemBlue")

  /// UIKit's `systemIndigo` colour.
  public static let systemIndigo = UIColor(name: "systemIndigo")

  /// UIKit's `systemPurple` colour.
  public static let systemPurple = UIColor(name: "systemPurple")

  /// UIKit's `systemPink` colour.
  public static let systemPink = UIColor(name: "systemPink")

  /// UIKit's `systemBrown` colour.
  public static let systemBrown = UIColor(name: "systemBrown")

  /// UIKit's `systemGray` colour.
  public static let systemGray = UIColor(name: "systemGray")

  /// UIKit's `systemGray2` colour.
  public static let systemGray2 = UIColor(name: "systemGray2")

  /// UIKit's `systemGray3` colour.
  public static let systemGray3 = UIColor(name: "systemGray3")

  /// UIKit's `systemGray4` colour.
  public static let systemGray4 = UIColor(name: "systemGray4")

  /// UIKit's `systemGray5` colour.
  public static let systemGray5 = UIColor(name: "systemGray5")

  /// UIKit's `systemGray6` colour.
  public static let systemGray6 = UIColor(name: "systemGray6")

  /// UIKit's `darkText` colour.
  public static let darkText = UIColor(name: "darkText")

  /// UIKit's `lightText` colour.
  public static let lightText = UIColor(name: "lightText")

  /// UIKit's `black` colour.
  public static let black = UIColor(name: "black")

  /// UIKit's `darkGray` colour.
  public static let darkGray = UIColor(name: "darkGray")

  /// UIKit's `lightGray` colour.
  public static let lightGray = UIColor(name: "lightGray")

  /// UIKit's `white` colour.
  public static let white = UIColor(name: "white")

  /// UIKit's `gray` colour.
  public static let gray = UIColor(name: "gray")

  /// UIKit's `red` colour.
  public static let red = UIColor(name: "red")

  /// UIKit's `green` colour.
  public static let green = UIColor(name: "green")

  /// UIKit's `blue` colour.
  public static let blue = UIColor(name: "blue")

  /// UIKit's `cyan` colour.
  public static let cyan = UIColor(name: "cyan")

  /// UIKit's `yellow` colour.
  public static let yellow = UIColor(name: "yellow")

  /// UIKit's `magenta` colour.
  public static let magenta = UIColor(name: "magenta")

  /// UIKit's `orange` colour.
  public static let orange = UIColor(name: "orange")

  /// UIKit's `purple` colour.
  public static let purple = UIColor(name: "purple")

  /// UIKit's `brown` colour.
  public static let brown = UIColor(name: "brown")

  /// UIKit's `clear` colour.
  public static let clear = UIColor(name: "clear")
}
