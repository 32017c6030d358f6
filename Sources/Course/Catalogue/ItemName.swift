/// The name of a lesson or exercise: two digits, or three from 100 on, that give its position, and
/// a short name.
package struct ItemName: Hashable, Sendable {
  /// The position in the course, such as 1.
  package let number: Int
  /// The short name, such as `the-stack-is-state`.
  package let slug: String

  /// Reads a folder's name, such as `01-the-stack-is-state`.
  ///
  /// - Parameter folderName: The name of the folder; a name of another form gives nil.
  package init?(_ folderName: String) {
    let parts = folderName.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.allSatisfy(Self.digits.contains),
      parts[0].utf8.count == 2 || parts[0].utf8.count == 3 && !parts[0].hasPrefix("0"),
      let number = Int(parts[0]), ShortName.matches(parts[1])
    else { return nil }
    self.number = number
    slug = String(parts[1])
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Returns whether a learner's text refers to this item: `1`, `01`, `01-slug` or `slug`.
  package func answers(to query: String) -> Bool {
    query == slug || query == description || Int(query) == number
  }
}

extension ItemName: CustomStringConvertible {
  /// The folder name.
  package var description: String {
    "\(number < 10 ? "0" : "")\(number)-\(slug)"
  }
}

extension ItemName: Comparable {
  /// Orders items by their position in the course.
  package static func < (left: ItemName, right: ItemName) -> Bool {
    (left.number, left.slug) < (right.number, right.slug)
  }
}
