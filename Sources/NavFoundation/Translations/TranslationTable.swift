import Foundation

/// A table of translations in the folder of a bundle.
struct TranslationTable {
  /// The path of the bundle's folder.
  let folder: String
  /// The name of the table.
  let name: String
  /// The language of the user, such as `de` or `pt-BR`.
  let language: String

  /// The translated texts, keyed by the texts' keys.
  ///
  /// Texts in the user's language replace those in the development language.
  var texts: [String: TranslatedText] {
    var texts: [String: TranslatedText] = [:]
    for language in languages.reversed() {
      texts.merge(strings(in: language)) { $1 }
      texts.merge(plurals(in: language)) { $1 }
    }
    return texts.merging(catalogue) { $1 }
  }

  /// The language, followed by its more general form, such as `pt` for `pt-BR`.
  private var languages: [String] {
    let general = language.split(whereSeparator: { "-_".contains($0) }).first.map(String.init)
    let own = [language, general].compactMap(\.self)
    return (own + ["Base", "en"]).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func list(_ file: String) -> [String: Any] {
    // A missing or unreadable file contains no translations; then keys are shown, as on a device.
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  private func strings(in language: String) -> [String: TranslatedText] {
    list("\(language).lproj/\(name).strings").compactMapValues {
      ($0 as? String).map { .plain($0) }
    }
  }

  private func plurals(in language: String) -> [String: TranslatedText] {
    list("\(language).lproj/\(name).stringsdict").compactMapValues { value in
      guard let entry = value as? [String: Any],
        let format = entry["NSStringLocalizedFormatKey"] as? String,
        let match = format.firstMatch(of: /%#@(\w+)@/),
        let forms = entry[String(match.1)] as? [String: String]
      else { return nil }
      return .plural(
        forms.filter { !$0.key.hasPrefix("NS") }.mapValues { format.replacing(match.0, with: $0) }
      )
    }
  }

  private var catalogue: [String: TranslatedText] {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name).xcstrings"),
      let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = list["strings"] as? [String: [String: Any]]
    else { return [:] }
    let source = list["sourceLanguage"] as? String
    let order = languages + [source].compactMap(\.self)
    return strings.compactMapValues { entry in
      let translations = entry["localizations"] as? [String: [String: Any]] ?? [:]
      return order.lazy.compactMap { translations[$0] }.compactMap(Self.text).first
    }
  }

  private static func text(_ translation: [String: Any]) -> TranslatedText? {
    func value(_ part: [String: Any]?) -> String? {
      (part?["stringUnit"] as? [String: Any])?["value"] as? String
    }
    if let text = value(translation) { return .plain(text) }
    let variations = translation["variations"] as? [String: Any]
    let forms = (variations?["plural"] as? [String: [String: Any]])?.compactMapValues(value)
    return forms.map { .plural($0) }
  }
}
