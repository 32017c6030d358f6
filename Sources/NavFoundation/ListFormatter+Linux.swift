#if !canImport(Darwin)
public import Foundation

/// A replacement on Linux for Foundation's formatter of lists, with results such as "Ada, Ben, and Cleo".
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale that determines the words and commas.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale(identifier: "en_US")
  /// The formatter for the items, or nil to use the description of each item.
  open var itemFormatter: Formatter?

  /// Returns the strings joined with the words and commas of the current locale.
  ///
  /// - Parameter strings: The texts.
  /// - Returns: The sentence.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Returns the items joined into a list.
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

  /// Returns the items of an array joined into a list, or nil if the object is not an array.
  ///
  /// - Parameter obj: The array.
  /// - Returns: The sentence, or nil for an object other than an array.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap(string(from:))
  }
}
#endif
