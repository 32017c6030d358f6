/// The Swift names that Xcode generates for the images and colours of asset catalogues.
struct AssetSymbols: Hashable, Sendable {
  /// The names in the catalogues.
  var catalogue: AssetCatalogue
  /// A Boolean value that indicates whether the names are also added to UIKit's and SwiftUI's types, as in new
  /// projects.
  var extendsColor = false

  /// The source that declares the names, or nil if there are no names.
  var source: String? {
    let images = Self.members(of: catalogue.images, type: "ImageResource", suffix: "Image")
    let colors = Self.members(of: catalogue.colors, type: "ColorResource", suffix: "Color")
    guard !catalogue.images.isEmpty || !catalogue.colors.isEmpty else { return nil }
    var text = "import Foundation\nimport SwiftUI\n"
    for (type, blocks) in [("ImageResource", images), ("ColorResource", colors)] {
      for block in blocks where !block.members.isEmpty {
        text += "\nextension \(type)\(block.path) {\n\(block.members)}\n"
      }
    }
    return extendsColor ? text + extensions : text
  }

  /// The source of extensions that add the names to UIKit's and SwiftUI's types.
  private var extensions: String {
    func members(_ names: [String], _ suffix: String, _ line: (String) -> String) -> String {
      Set(names.filter { !$0.contains("/") }.map { Self.identifier(of: $0, suffix: suffix) })
        .filter { !$0.isEmpty && !Self.taken.contains($0) }.sorted()
        .map { "  nonisolated static var \(line($0))\n" }.joined()
    }
    let colors = members(catalogue.colors, "Color") {
      "\($0): Color { Color(ColorResource.\($0)) }"
    }
    let blocks = [
      (
        "UIColor",
        members(catalogue.colors, "Color") { "\($0): UIColor { UIColor(resource: .\($0)) }" }
      ),
      (
        "UIImage",
        members(catalogue.images, "Image") { "\($0): UIImage { UIImage(resource: .\($0)) }" }
      ),
      ("Color", colors), ("ShapeStyle where Self == Color", colors),
    ]
    return blocks.filter { !$0.1.isEmpty }.map { "\nextension \($0) {\n\($1)}\n" }.joined()
  }

  /// Returns the source of a member for each distinct name, grouped by the types that contain the members.
  private static func members(
    of names: [String],
    type: String,
    suffix: String
  ) -> [(path: String, members: String)] {
    var taken: Set<String> = []
    var plain = ""
    var folders: [String: [(member: String, name: String)]] = [:]
    for name in names {
      let parts = name.split(separator: "/").map(String.init)
      let member = identifier(of: parts.last ?? name, suffix: suffix)
      let folder = parts.dropLast().map(typeName).joined(separator: ".")
      guard !member.isEmpty, taken.insert("\(folder).\(member)").inserted else { continue }
      if parts.count > 1 {
        folders[folder, default: []].append((member, name))
      } else {
        plain += line(member, name, type)
      }
    }
    return [("", plain)] + blocks(of: folders, type: type)
  }

  /// Returns the source of the types that represent folders, with the members of each type.
  private static func blocks(
    of folders: [String: [(member: String, name: String)]],
    type: String
  ) -> [(path: String, members: String)] {
    var blocks: [(path: String, members: String)] = []
    var made: Set<String> = []
    for (folder, entries) in folders.sorted(by: { $0.key < $1.key }) {
      var parent = ""
      for part in folder.split(separator: ".") {
        if made.insert("\(parent).\(part)").inserted {
          blocks.append((parent, "  enum \(part) {}\n"))
        }
        parent += ".\(part)"
      }
      let members = entries.map { line($0.member, $0.name, type) }
      blocks.append((".\(folder)", members.joined()))
    }
    return blocks
  }

  private static func line(_ member: String, _ name: String, _ type: String) -> String {
    "  nonisolated static let \(member) = \(type)(name: \(quoted(name)), bundle: .main)\n"
  }

  /// Returns the Swift name for an asset, or an empty string if no part of the asset's name is valid in Swift.
  ///
  /// `hero-image` and `Hero Image` become `hero`, and `AccentColor` becomes `accent`.
  static func identifier(of name: String, suffix: String) -> String {
    var words = words(name)
    if words.count > 1, words.last?.lowercased() == suffix.lowercased() { words.removeLast() }
    if let last = words.last, last.hasSuffix(suffix), last.count > suffix.count {
      words[words.count - 1] = String(last.dropLast(suffix.count))
    }
    let first = words.first.map(small) ?? ""
    let text = separated(first + words.dropFirst().map(capital).joined())
    let name = text.first?.isNumber == true ? "_\(text)" : text
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns a name with each letter that follows a digit in upper case, such as `icon24X24` for `icon24x24`.
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

  /// Returns a word with its initial capitals in lower case, such as `urlIcon` for `URLIcon`.
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
  private static let taken: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    "background", "foreground", "tint", "selection", "separator", "placeholder", "link", "fill",
  ]
}
