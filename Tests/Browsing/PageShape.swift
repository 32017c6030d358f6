/// The faults in the form of a page.
package enum PageShape {
  private static let contentless: Set = ["meta", "link", "br", "hr", "img", "input", "col", "wbr"]

  /// The elements that are not closed, or closed in the wrong order; nothing when the page is well formed.
  ///
  /// - Parameter page: The page.
  /// - Returns: The complaints.
  package static func complaints(about page: String) -> [String] {
    // What stands in these is no markup.
    let markup = page.replacing(
      /(<(script|style)>).*?<\/(script|style)>/.dotMatchesNewlines(),
      with: ""
    )
    guard markup.hasPrefix("<!DOCTYPE html>\n") else { return ["there is no document type"] }
    var open: [Substring] = []
    var complaints: [String] = []
    let tag = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?: [a-zA-Z-]+="[^"<>]*")*)>/
    for match in markup.matches(of: tag) {
      let name = match.2
      if match.1.isEmpty {
        if !contentless.contains(String(name)) { open.append(name) }
      } else if open.last == name {
        open.removeLast()
      } else {
        complaints.append("</\(name)> closes <\(open.last ?? "nothing")>")
      }
    }
    let rest = markup.dropFirst("<!DOCTYPE html>\n".count).replacing(tag, with: "")
    if rest.contains("<") || rest.contains(">") {
      complaints.append("there is a sign that is no markup")
    }
    return complaints + open.map { "<\($0)> is not closed" }
  }
}
