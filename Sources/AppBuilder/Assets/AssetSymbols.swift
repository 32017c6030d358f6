/// The Swift names that Xcode generates for the images and colours of asset catalogues.
struct AssetSymbols: Hashable, Sendable {
  /// The names in the catalogues.
  var catalogue: AssetCatalogue
  /// A Boolean value that indicates whether the names are also added to UIKit's and SwiftUI's types, as in new
  /// projects.
  var extendsColor = false

  /// The source that declares the names, or nil if there are no names.
  var source: String? {
    guard !catalogue.images.isEmpty || !catalogue.colors.isEmpty else { return nil }
    var text = "import Foundation\nimport SwiftUI\n"
    for (type, names, suffix) in [
      ("ImageResource", catalogue.images, "Image"), ("ColorResource", catalogue.colors, "Color"),
    ] {
      text += Self.extensions(of: type, for: names, suffix: suffix) { member, _, name in
        "static let \(member) = \(type)(name: \(Self.quoted(name)), bundle: .main)"
      }
    }
    return extendsColor ? text + extensions : text
  }

  /// The source of extensions that add the names to UIKit's and SwiftUI's types.
  ///
  /// A name that the type already has is left out, as Xcode does with a warning.
  private var extensions: String {
    func extend(
      _ type: String,
      _ names: [String],
      _ suffix: String,
      except taken: Set<String>,
      _ value: (String) -> String
    ) -> String {
      let free = names.filter {
        $0.contains("/") || !taken.contains(Self.identifier(of: $0, suffix: suffix))
      }
      let result = type.hasPrefix("Shape") ? "Color" : type
      return Self.extensions(of: type, for: free, suffix: suffix) { member, folder, _ in
        let path = folder.isEmpty ? member : "\(folder).\(member)"
        return "static var \(member): \(result) { \(value(path)) }"
      }
    }
    let plain = catalogue.colors.filter { !$0.contains("/") }
    let colors = Self.colorsOfSwiftUI
    return extend("UIColor", catalogue.colors, "Color", except: Self.colorsOfUIKit) {
      "UIColor(resource: .\($0))"
    }
      + extend("UIImage", catalogue.images, "Image", except: Self.imagesOfUIKit) {
        "UIImage(resource: .\($0))"
      }
      + extend("Color", catalogue.colors, "Color", except: colors) { "Color(ColorResource.\($0))" }
      + extend("ShapeStyle where Self == Color", plain, "Color", except: colors) {
        "Color(ColorResource.\($0))"
      }
  }

  /// Returns the source of extensions with a member for each distinct name, grouped by folder.
  ///
  /// - Parameters:
  ///   - type: The extended type.
  ///   - names: The names in the catalogue.
  ///   - suffix: The word that is left out at the end of a name.
  ///   - line: A closure that returns the source of a member from its name in Swift, the Swift name of its folder, and
  ///     the name in the catalogue.
  /// - Returns: The source.
  private static func extensions(
    of type: String,
    for names: [String],
    suffix: String,
    line: (_ member: String, _ folder: String, _ name: String) -> String
  ) -> String {
    var taken: Set<String> = []
    var folders: [String: String] = [:]
    for name in names {
      let parts = name.split(separator: "/").map(String.init)
      let member = identifier(of: parts.last ?? name, suffix: suffix)
      let folder = parts.dropLast().map(typeName).joined(separator: ".")
      guard !member.isEmpty, taken.insert("\(folder).\(member)").inserted else { continue }
      folders[folder, default: ""] += "  nonisolated \(line(member, folder, name))\n"
    }
    return blocks(of: folders).map { "\nextension \(type)\($0.path) {\n\($0.members)}\n" }.joined()
  }

  /// Returns the members to add to each type that represents a folder, with outer types first.
  private static func blocks(of folders: [String: String]) -> [(path: String, members: String)] {
    var blocks: [(path: String, members: String)] = []
    var made: Set<String> = []
    for (folder, members) in folders.sorted(by: { $0.key < $1.key }) {
      var parent = ""
      for part in folder.split(separator: ".") {
        if made.insert("\(parent).\(part)").inserted {
          blocks.append((parent, "  enum \(part) {}\n"))
        }
        parent += ".\(part)"
      }
      blocks.append((parent, members))
    }
    return blocks
  }

  /// Returns the Swift name for an asset, or an empty string if no part of the asset's name is valid in Swift.
  ///
  /// `hero-image` and `Hero Image` become `hero`, and `AccentColor` becomes `accent`.
  static func identifier(of name: String, suffix: String) -> String {
    var words = words(name)
    if isAbbreviation(name) { return words.joined(separator: "_") }
    if words.count > 1, words.last?.lowercased() == suffix.lowercased() { words.removeLast() }
    if let last = words.last, last.hasSuffix(suffix), last.count > suffix.count {
      words[words.count - 1] = String(last.dropLast(suffix.count))
    }
    let first = words.first.map(small) ?? ""
    let text = separated(first + words.dropFirst().map(capital).joined())
    let name = text.first?.isNumber == true ? "_\(text)" : text
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns whether a name has at least two capitals and no lower-case letters, such as `BMR` or `AL-0`.
  private static func isAbbreviation(_ name: String) -> Bool {
    name.first?.isUppercase == true && name.count(where: \.isUppercase) > 1
      && !name.contains(where: \.isLowercase)
  }

  /// Returns a name in which each letter after a digit is a capital, such as `icon24X24` for `icon24x24`.
  private static func separated(_ name: String) -> String {
    var previous: Character = " "
    return String(
      name.flatMap { letter in
        defer { previous = letter }
        return previous.isNumber ? letter.uppercased() : String(letter)
      }
    )
  }

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter && !("0"..."9").contains($0) }.map(String.init)
  }

  /// Returns the name of the type that represents a folder.
  private static func typeName(_ folder: String) -> String {
    let text = words(folder).map(capital).joined()
    let isUsable =
      text.first?.isLetter == true && !["Type", "Protocol", "Self", "Any"].contains(text)
    return isUsable ? text : "_\(text.isEmpty ? "Folder" : text)"
  }

  private static func capital(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns a word that starts with lower-case letters, such as `urlIcon` for `URLIcon`.
  private static func small(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : max(capitals, 1)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// The names of SwiftUI's own colours.
  private static let colorsOfSwiftUI: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// The names of UIKit's own colours.
  private static let colorsOfUIKit: Set = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "tintColor", "label", "secondaryLabel",
    "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator", "link",
    "darkText", "lightText", "systemRed", "systemGreen", "systemBlue", "systemOrange",
    "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown",
    "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground",
  ]

  /// The names of UIKit's own images.
  private static let imagesOfUIKit: Set = [
    "add", "remove", "actions", "checkmark", "strokedCheckmark",
  ]
}
