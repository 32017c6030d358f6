/// The name of a lesson or exercise: two or three digits for its position, and a short name.
package struct ItemName: Hashable, Sendable {
  /// The position of the item in the course, such as 1.
  package let number: Int
  /// The short name of the item, such as `the-stack-is-state`.
  package let slug: String

  /// Creates a name from a folder's name, such as `01-the-stack-is-state`, or returns nil for a name of another form.
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

  /// Returns whether a learner's text, such as `1`, `01`, `01-slug` or `slug`, refers to this item.
  package func answers(to query: String) -> Bool {
    query == slug || query == description || Int(query) == number
  }
}

extension ItemName: CustomStringConvertible {
  /// The name of the item's folder.
  package var description: String {
    "\(number < 10 ? "0" : "")\(number)-\(slug)"
  }
}

extension ItemName: Comparable {
  /// Returns whether one item precedes another in the course.
  package static func < (left: ItemName, right: ItemName) -> Bool {
    (left.number, left.slug) < (right.number, right.slug)
  }
}
