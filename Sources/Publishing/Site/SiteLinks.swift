import Course

/// The names of the site's pages and the addresses of links to them.
struct SiteLinks {
  /// The lessons that have a page.
  let lessons: [ItemName]

  /// The name of the page with all lessons.
  static let index = "index.html"

  /// The name of the page with the catalogue of mistakes.
  static let faults = "mistakes.html"

  /// Returns the name of a lesson's page.
  static func page(of lesson: ItemName) -> String { "\(lesson).html" }

  /// Returns the address for a link in a lesson, or nil if the site lacks the page.
  ///
  /// - Parameter destination: The destination as written in the lesson.
  /// - Returns: The address for a page of the site.
  func address(of destination: String) -> String? {
    if destination.hasPrefix("https://") || destination.hasPrefix("http://") { return destination }
    let names = destination.split { $0 == "/" }.map(String.init)
    guard let lesson = names.compactMap(ItemName.init).last, lessons.contains(lesson) else {
      return nil
    }
    return Self.page(of: lesson)
  }
}
