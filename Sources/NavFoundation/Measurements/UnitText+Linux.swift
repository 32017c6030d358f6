#if !canImport(Darwin)
internal import Foundation

/// The English texts of a unit.
struct UnitText {
  /// The unit.
  let unit: Unit
  /// Whether the number is exactly one.
  let isOne: Bool

  /// The symbol, as it follows a number.
  var symbol: String { Self.symbols[unit.symbol] ?? unit.symbol }

  /// The whole word, or the symbol of a unit whose word is not known.
  var word: String {
    guard let words = Self.words[unit.symbol] else { return symbol }
    return isOne ? words.one : words.several
  }

  /// The symbols that differ from those of Foundation on Linux.
  private static let symbols = [
    "ton": "tn", "s": "sec", "h": "hr",
  ]

  private static let words: [String: (one: String, several: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "yd": ("yard", "yards"), "ft": ("foot", "feet"),
    "in": ("inch", "inches"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "ton": ("ton", "tons"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "mph": ("mile per hour", "miles per hour"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "m/s": ("meter per second", "meters per second"), "L": ("liter", "liters"),
    "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"), "cup": ("cup", "cups"),
    "pt": ("pint", "pints"), "qt": ("quart", "quarts"), "h": ("hour", "hours"),
    "min": ("minute", "minutes"), "s": ("second", "seconds"),
    "kcal": ("kilocalorie", "kilocalories"), "kWh": ("kilowatt-hour", "kilowatt-hours"),
    "ac": ("acre", "acres"), "ft²": ("square foot", "square feet"),
    "m²": ("square meter", "square meters"), "mi²": ("square mile", "square miles"),
  ]
}
#endif
