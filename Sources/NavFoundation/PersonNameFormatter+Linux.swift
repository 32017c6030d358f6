#if !canImport(Darwin)
public import Foundation

/// A formatter of people's names that replaces Foundation's empty type on Linux.
///
/// In the copy of an app's text that the compiler gets, this name stands in place of `PersonNameComponentsFormatter`.
open class PersonNameFormatter: Formatter, @unchecked Sendable {
  /// The style of a formatted name.
  public enum Style: Int, Sendable {
    /// The given name and the family name.
    case `default`
    /// The given name or the nickname.
    case short
    /// The given name and the family name.
    case medium
    /// All parts of the name.
    case long
    /// The initials of the name.
    case abbreviated
  }

  /// The style of the formatted name.
  open var style: Style = .default
  /// A Boolean value that indicates whether the name is written according to its pronunciation.
  open var isPhonetic = false

  /// Creates a formatter with the default style.
  public override init() { super.init() }

  /// Creates a formatter from an archive, but always returns nil, because archives are not supported.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Returns a name as text in a style.
  open class func localizedString(
    from components: PersonNameComponents,
    style nameFormatStyle: Style,
    options: [String] = []
  ) -> String {
    let formatter = PersonNameFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  /// Returns a name as text.
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

  /// Returns the parts of a name, treating its first word as the given name and its last as the family name.
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

  /// Returns a name as text, or nil if the object is not a name.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}
#endif
