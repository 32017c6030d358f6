#if !canImport(Darwin)
internal import Foundation

/// The English names and symbols of a unit.
struct UnitText {
  /// The unit to describe.
  let unit: Unit
  /// A Boolean value that indicates whether the number before the unit is exactly one.
  let isOne: Bool

  /// The symbol in the form that follows a number.
  var symbol: String { Self.symbols[unit.symbol] ?? unit.symbol }

  /// The full name of the unit, or the symbol if the name is unknown.
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
