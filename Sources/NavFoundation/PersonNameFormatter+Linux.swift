#if !canImport(Darwin)
public import Foundation

/// A formatter of people's names; Foundation's own is a name with nothing behind it on Linux.
///
/// In the copy of an app's text that the compiler gets, this name stands in place of `PersonNameComponentsFormatter`.
open class PersonNameFormatter: Formatter, @unchecked Sendable {
  /// The styles.
  public enum Style: Int, Sendable {
    /// The given and the family name.
    case `default`
    /// The given name, or the nickname.
    case short
    /// The given and the family name.
    case medium
    /// All parts.
    case long
    /// The first letters.
    case abbreviated
  }

  /// The style.
  open var style: Style = .default
  /// Whether the name is written as it is spoken.
  open var isPhonetic = false

  /// Creates a formatter.
  public override init() { super.init() }

  /// Reads a formatter from an archive, which is not possible here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Writes a name in a style.
  open class func localizedString(
    from components: PersonNameComponents,
    style nameFormatStyle: Style,
    options: [String] = []
  ) -> String {
    let formatter = PersonNameFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  /// Writes a name.
  open func string(from components: PersonNameComponents) -> String {
    let given = components.givenName
    let family = components.familyName
    let parts: [String?] =
      switch style {
      case .default, .medium: [given, family]
      case .short: [components.nickname ?? given ?? family]
      case .long:
        [components.namePrefix, given, components.middleName, family, components.nameSuffix]
      case .abbreviated: [given?.first, family?.first].map { $0.map(String.init) }
      }
    let words = parts.compactMap(\.self).filter { !$0.isEmpty }
    return words.joined(separator: style == .abbreviated ? "" : " ")
  }

  /// Reads a name: the first word is the given name, the last the family name.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    let middle = words.dropFirst().dropLast()
    if !middle.isEmpty { components.middleName = middle.joined(separator: " ") }
    return components
  }

  /// Returns the name as a string; nil for an object of any other type.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}
#endif
