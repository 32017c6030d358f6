// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension UIColor {
  /// UIKit's colour "label".
  public static let label = UIColor(name: "label")

  /// UIKit's colour "secondary label".
  public static let secondaryLabel = UIColor(name: "secondaryLabel")

  /// UIKit's colour "tertiary label".
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")

  /// UIKit's colour "quaternary label".
  public static let quaternaryLabel = UIColor(name: "quaternaryLabel")

  /// UIKit's colour "system fill".
  public static let systemFill = UIColor(name: "systemFill")

  /// UIKit's colour "secondary system fill".
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill")

  /// UIKit's colour "tertiary system fill".
  public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")

  /// UIKit's colour "quaternary system fill".
  public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")

  /// UIKit's colour "placeholder text".
  public static let placeholderText = UIColor(name: "placeholderText")

  /// UIKit's colour "system background".
  public static let systemBackground = UIColor(name: "systemBackground")

  /// UIKit's colour "secondary system background".
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")

  /// UIKit's colour "tertiary system background".
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")

  /// UIKit's colour "system grouped background".
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")

  /// UIKit's colour "secondary system grouped background".
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackground"
  )

  /// UIKit's colour "tertiary system grouped background".
  public static let tertiarySystemGroupedBackground = UIColor(
    name: "tertiarySystemGroupedBackground"
  )

  /// UIKit's colour "separator".
  public static let separator = UIColor(name: "separator")

  /// UIKit's colour "opaque separator".
  public static let opaqueSeparator = UIColor(name: "opaqueSeparator")

  /// UIKit's colour "link".
  public static let link = UIColor(name: "link")

  /// UIKit's colour "tint color".
  public static let tintColor = UIColor(name: "tintColor")

  /// UIKit's colour "system red".
  public static let systemRed = UIColor(name: "systemRed")

  /// UIKit's colour "system orange".
  public static let systemOrange = UIColor(name: "systemOrange")

  /// UIKit's colour "system yellow".
  public static let systemYellow = UIColor(name: "systemYellow")

  /// UIKit's colour "system green".
  public static let systemGreen = UIColor(name: "systemGreen")

  /// UIKit's colour "system mint".
  public static let systemMint = UIColor(name: "systemMint")

  /// UIKit's colour "system teal".
  public static let systemTeal = UIColor(name: "systemTeal")

  /// UIKit's colour "system cyan".
  public static let systemCyan = UIColor(name: "systemCyan")

  /// UIKit's colour "system blue".
  public static let systemBlue = UIColor(name: "systemBlue")

  /// UIKit's colour "system indigo".
  public static let systemIndigo = UIColor(name: "systemIndigo")

  /// UIKit's colour "system purple".
  public static let systemPurple = UIColor(name: "systemPurple")

  /// UIKit's colour "system pink".
  public static let systemPink = UIColor(name: "systemPink")

  /// UIKit's colour "system brown".
  public static let systemBrown = UIColor(name: "systemBrown")

  /// UIKit's colour "system gray".
  public static let systemGray = UIColor(name: "systemGray")

  /// UIKit's colour "system gray 2".
  public static let systemGray2 = UIColor(name: "systemGray2")

  /// UIKit's colour "system gray 3".
  public static let systemGray3 = UIColor(name: "systemGray3")

  /// UIKit's colour "system gray 4".
  public static let systemGray4 = UIColor(name: "systemGray4")

  /// UIKit's colour "system gray 5".
  public static let systemGray5 = UIColor(name: "systemGray5")

  /// UIKit's colour "system gray 6".
  public static let systemGray6 = UIColor(name: "systemGray6")

  /// UIKit's colour "dark text".
  public static let darkText = UIColor(name: "darkText")

  /// UIKit's colour "light text".
  public static let lightText = UIColor(name: "lightText")

  /// UIKit's colour "black".
  public static let black = UIColor(name: "black")

  /// UIKit's colour "dark gray".
  public static let darkGray = UIColor(name: "darkGray")

  /// UIKit's colour "light gray".
  public static let lightGray = UIColor(name: "lightGray")

  /// UIKit's colour "white".
  public static let white = UIColor(name: "white")

  /// UIKit's colour "gray".
  public static let gray = UIColor(name: "gray")

  /// UIKit's colour "red".
  public static let red = UIColor(name: "red")

  /// UIKit's colour "green".
  public static let green = UIColor(name: "green")

  /// UIKit's colour "blue".
  public static let blue = UIColor(name: "blue")

  /// UIKit's colour "cyan".
  public static let cyan = UIColor(name: "cyan")

  /// UIKit's colour "yellow".
  public static let yellow = UIColor(name: "yellow")

  /// UIKit's colour "magenta".
  public static let magenta = UIColor(name: "magenta")

  /// UIKit's colour "orange".
  public static let orange = UIColor(name: "orange")

  /// UIKit's colour "purple".
  public static let purple = UIColor(name: "purple")

  /// UIKit's colour "brown".
  public static let brown = UIColor(name: "brown")

  /// UIKit's colour "clear".
  public static let clear = UIColor(name: "clear")
}
