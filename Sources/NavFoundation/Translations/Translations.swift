import Foundation

/// The texts of an app in its languages, from string catalogues, `.strings` files and `.stringsdict` files.
package final class Translations: @unchecked Sendable {
  /// The translations of the running app.
  package static let shared = Translations()

  private let lock = NSLock()
  private var folder: String?
  private var chosen = "en"
  private var tables: [String: [String: TranslatedText]] = [:]
  private var isOpen = false

  /// Creates an empty set of translations.
  package init() {}

  /// Loads the translations, if any, in the folder of a bundle.
  ///
  /// - Parameter folder: The path of the folder.
  package func open(_ folder: String) {
    // A bundle that cannot be listed has no translations.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    lock.withLock {
      self.folder = folder
      tables = [:]
      isOpen = names.contains { $0.hasSuffix(".xcstrings") || $0.hasSuffix(".lproj") }
    }
  }

  /// The current language of texts, such as `de`.
  package var language: String {
    get { lock.withLock { chosen } }
    set {
      lock.withLock {
        chosen = newValue
        tables = [:]
      }
    }
  }

  /// Returns the text for a key in the current language, or nil if there is none.
  ///
  /// - Parameters:
  ///   - key: The key, with a format specifier in place of each value.
  ///   - table: The name of the table.
  ///   - number: The number that selects singular or plural, or nil.
  /// - Returns: The text, with specifiers, or nil if there is no translation.
  package func text(for key: String, table: String? = nil, number: Double? = nil) -> String? {
    lock.withLock {
      guard isOpen, let folder else { return nil }
      let name = table ?? "Localizable"
      let texts: [String: TranslatedText]
      if let known = tables[name] {
        texts = known
      } else {
        texts = TranslationTable(folder: folder, name: name, language: chosen).texts
        tables[name] = texts
      }
      return texts[key]?.text(for: number, in: chosen)
    }
  }
}

/// A translated text, either for all numbers or for each plural form.
enum TranslatedText {
  case plain(String)
  case plural([String: String])

  /// Returns the text for a number, or nil if no form is suitable.
  func text(for number: Double?, in language: String) -> String? {
    switch self {
    case .plain(let text): text
    case .plural(let forms):
      number.flatMap { forms[PluralForm.of($0, in: language)] } ?? forms["other"]
    }
  }
}
