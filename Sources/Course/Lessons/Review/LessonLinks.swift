import Foundation

/// A check of a lesson's links.
package struct LessonLinks: Hashable, Sendable {
  private let lesson: Lesson

  package init(lesson: Lesson) {
    self.lesson = lesson
  }

  /// Returns a problem for each link without a target, except links to the web, which are not checked.
  ///
  /// - Returns: A problem for each of these links.
  package func problems() -> [ContentProblem] {
    zip(lesson.blocks, lesson.lines).flatMap { block, line in
      Passages.paragraphs(in: block).flatMap(Passages.links).compactMap { link in
        fault(of: link).map {
          ContentProblem(file: lesson.document, position: .init(line: line), message: $0)
        }
      }
    }
  }

  private func fault(of link: String) -> String? {
    if link.hasPrefix("https://") { return nil }
    guard !link.isEmpty, !link.contains("://"), !link.hasPrefix("/") else {
      return
        "the link to '\(link)' does not lead to a file in the course; write a path from this folder,"
        + " or https://…"
    }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].isEmpty ? lesson.document : "\(lesson.folder)/\(parts[0])"
    guard FileManager.default.fileExists(atPath: path) else {
      return "there is no file '\(link)' relative to this folder; correct the link"
    }
    guard path.hasSuffix(".md") else { return nil }
    let text: String
    do throws(ContentError) {
      text = try TextFile.read(path, remedy: "")
    } catch {
      let reason = error.problems.first?.message ?? "nobody knows why"
      return "'\(parts[0])' cannot be shown: \(reason)"
    }
    guard parts.count == 2 else { return nil }
    let anchor = String(parts[1])
    guard !Self.anchors(in: text).contains(anchor) else { return nil }
    let place = parts[0].isEmpty ? "this lesson" : "'\(parts[0])'"
    return "\(place) has no heading '#\(anchor)'; correct the link"
  }

  /// Returns the anchors of the headings in a Markdown document.
  private static func anchors(in text: String) -> Set<String> {
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        let title = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return title.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
          .replacing(" ", with: "-")
      }
    )
  }
}
