// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
public import Foundation

/// Returns the text for a key in the user's language.
///
/// - Parameters:
///   - key: The key.
///   - comment: A note for translators.
/// - Returns: The text, or the key if there is no translation.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  Translations.shared.text(for: key) ?? key
}

/// Returns the text for a key in the user's language, from the given table.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table.
///   - comment: A note for translators.
/// - Returns: The text, or the key if there is no translation.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  Translations.shared.text(for: key, table: tableName) ?? key
}

/// Returns the text for a key in the user's language, regardless of the bundle.
///
/// - Parameters:
///   - key: The key.
///   - bundle: The bundle of the translations; the app's is taken.
///   - comment: A note for translators.
/// - Returns: The text, or the key if there is no translation.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  Translations.shared.text(for: key) ?? key
}
#endif
