#if !canImport(Darwin)
public import Foundation

/// A formatter that joins items into a list, such as "Ada, Ben, and Cleo", which Foundation has
/// only on Apple's systems.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale of the words and commas.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale(identifier: "en_US")
  /// The formatter of the items, or nil to write each one as it describes itself.
  open var itemFormatter: Formatter?

  /// Joins strings with the words and commas of the current locale.
  ///
  /// - Parameter strings: The texts.
  /// - Returns: The sentence.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Joins items.
  ///
  /// - Parameter items: The items.
  /// - Returns: The sentence, or nil if the formatter cannot write an item.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append("\(item)")
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  /// Joins the items of an array.
  ///
  /// - Parameter obj: The array.
  /// - Returns: The sentence, or nil for anything but an array.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap(string(from:))
  }
}
#endif
