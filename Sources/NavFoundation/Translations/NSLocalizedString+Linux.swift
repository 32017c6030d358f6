// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
public import Foundation

/// A text in the language of the app's person.
///
/// - Parameters:
///   - key: The key.
///   - comment: A note for translators.
/// - Returns: The text, or the key where there is no translation.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  Translations.shared.text(for: key) ?? key
}

/// A text in the language of the app's person.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table.
///   - comment: A note for translators.
/// - Returns: The text, or the key where there is no translation.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  Translations.shared.text(for: key, table: tableName) ?? key
}

/// A text in the language of the app's person.
///
/// - Parameters:
///   - key: The key.
///   - bundle: The bundle of the translations; the app's is taken.
///   - comment: A note for translators.
/// - Returns: The text, or the key where there is no translation.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  Translations.shared.text(for: key) ?? key
}
#endif
