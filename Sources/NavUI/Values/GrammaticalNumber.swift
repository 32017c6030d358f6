/// A namespace for making nouns agree with numbers, as `^[\(n) apple](inflect: true)` requests (OB-34).
enum GrammaticalNumber {
  /// Returns a phrase whose last word agrees with the number in the phrase.
  ///
  /// - Parameter phrase: A phrase such as "2 apple" or "1 red apples".
  /// - Returns: A phrase such as "2 apples" or "1 red apple"; without a number followed by a noun, the unchanged
  ///   phrase.
  static func agreed(_ phrase: String) -> String {
    guard let number = phrase.firstIndex(where: \.isNumber),
      let end = phrase.lastIndex(where: \.isLetter),
      let start = phrase[..<end].lastIndex(where: { !$0.isLetter })
    else { return phrase }
    let noun = phrase.index(after: start)...end
    guard number < noun.lowerBound else { return phrase }
    let digits = phrase[number...].prefix { $0.isNumber || ".,".contains($0) }
    let word = String(phrase[noun])
    return phrase.replacingCharacters(in: noun, with: digits == "1" ? singular(word) : plural(word))
  }

  private static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanged.contains(lower) || pluralOfSingular.values.contains(lower) || isPlural(lower) {
      return word
    }
    if let special = pluralOfSingular[lower] { return cased(special, as: word) }
    let isAfterConsonant = !"aeiou".contains(lower.dropLast().last ?? "a")
    if lower.last == "y", isAfterConsonant { return word.dropLast() + "ies" }
    return word + (endings.contains(where: lower.hasSuffix) ? "es" : "s")
  }

  private static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanged.contains(lower) { return word }
    if let special = pluralOfSingular.first(where: { $1 == lower }) {
      return cased(special.key, as: word)
    }
    guard isPlural(lower) else { return word }
    if lower.count > 4, lower.hasSuffix("ies") { return word.dropLast(3) + "y" }
    let isLong = ["sses", "xes", "zzes", "ches", "shes"].contains(where: lower.hasSuffix)
    return String(word.dropLast(isLong ? 2 : 1))
  }

  /// Returns whether a word looks like a plural, as "apples" does but "glass", "bus" and "basis" do not.
  private static func isPlural(_ lower: String) -> Bool {
    lower.hasSuffix("s") && !["ss", "us", "is"].contains(where: lower.hasSuffix)
  }

  private static func cased(_ word: String, as model: String) -> String {
    model.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  private static let endings = ["s", "x", "z", "ch", "sh"]

  private static let unchanged: Set = [
    "deer", "equipment", "fish", "furniture", "information", "news", "series", "sheep", "species",
  ]

  private static let pluralOfSingular = [
    "bus": "buses", "child": "children", "echo": "echoes", "foot": "feet", "goose": "geese",
    "half": "halves",
    "hero": "heroes", "knife": "knives", "leaf": "leaves", "life": "lives", "loaf": "loaves",
    "man": "men", "mouse": "mice", "person": "people", "potato": "potatoes", "shelf": "shelves",
    "thief": "thieves", "tomato": "tomatoes", "tooth": "teeth", "wife": "wives", "wolf": "wolves",
    "woman": "women",
  ]
}
