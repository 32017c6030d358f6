package import SceneText
package import Script

/// An app's source, shown page by page.
package final class CodePages: AppSource {
  private let rows: () -> Int?
  private let read: () throws -> [(name: String, text: String)]
  /// The rows that did not fit in the last listing.
  private var rest: [CodeListing.Row] = []

  /// Creates pages of an app's source without reading the source.
  ///
  /// - Parameters:
  ///   - rows: A closure that returns the number of the terminal's rows, if it is known.
  ///   - read: A closure that reads the files and returns their names and texts.
  package init(
    rows: @escaping () -> Int?,
    read: @escaping () throws -> [(name: String, text: String)]
  ) {
    self.rows = rows
    self.read = read
  }

  package func lines(
    of part: SourcePart,
    _ layout: TextLayout
  ) throws(Failure) -> [StyledText] {
    let listing = CodeListing(layout: layout, files: try files())
    var head: [StyledText] = []
    let shown: [CodeListing.Row]
    switch part {
    case .beginning: shown = listing.rows()
    case .more:
      guard !rest.isEmpty else {
        throw .refused("there is no more code; 'code' shows the beginning again")
      }
      shown = rest
    case .line(let line):
      let count = listing.files.first?.lines.count ?? 0
      guard line <= count else {
        throw .refused("there is no line \(line); the source has \(count) lines")
      }
      shown = listing.rows(from: line)
    case .text(let text):
      let found = listing.rows(holding: text)
      let quoted = "'\(Printable.line(text))'"
      let names = listing.files.map { Printable.line($0.name) }
      let place = names.count == 1 ? names[0] : "the \(names.count) files of the app"
      guard found.hits > 0 else {
        rest = []
        return layout.paragraph("No line of \(place) contains \(quoted).")
      }
      let verb = found.hits == 1 ? "line of \(place) holds" : "lines of \(place) hold"
      head = layout.paragraph("\(found.hits) \(verb) \(quoted).", style: .secondary)
      shown = found.rows
    }
    // The typed line, the line below the page and the prompt need one row each, and the way back to
    // a lesson needs two.
    let height = rows().map { max($0 - 5 - head.count, 4) }
    let page = listing.page(of: shown, height: height)
    rest = Array(shown.dropFirst(page.count))
    guard !rest.isEmpty else { return head + page.lines }
    return head + page.lines
      + [StyledText("To go on: ", .secondary) + StyledText("code more", .control)]
  }

  private func files() throws(Failure) -> [(name: String, lines: [Substring])] {
    do {
      return try read().map { file in
        var lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return (file.name, lines)
      }
    } catch let failure as CommandFailure {
      throw .refused(failure.message)
    } catch {
      throw .refused("the source cannot be read: \(error)")
    }
  }
}
