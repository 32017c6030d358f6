/// A search for the regions of a Swift file that lessons can show.
enum SourceRegions {
  /// Returns the regions of a source file.
  ///
  /// - Parameters:
  ///   - source: The file's text.
  ///   - log: The log for regions that are not closed, nameless, empty or duplicate.
  /// - Returns: The regions, in the order of the file.
  static func find(in source: String, log: inout ProblemLog) -> [SourceRegion] {
    var regions: [SourceRegion] = []
    var open: OpenRegion?
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let number = index + 1
      switch Marker(line) {
      case .start(let name):
        if let open { reportUnclosed(open, log: &log) }
        if name.isEmpty {
          log.report("the region has no name; write '// region NAME'", at: .init(line: number))
        }
        open = OpenRegion(name: name, line: number)
      case .end:
        if let region = open {
          close(region, regions: &regions, log: &log)
        } else {
          log.report("no region is open here; remove this line", at: .init(line: number))
        }
        open = nil
      case nil:
        open?.lines.append(line)
      }
    }
    if let open { reportUnclosed(open, log: &log) }
    return regions
  }

  private struct OpenRegion {
    let name: String
    let line: Int
    var lines: [Substring] = []
  }

  /// A comment that begins or ends a region.
  enum Marker {
    case start(String)
    case end

    /// Creates the marker in a line, or returns nil for any other line.
    init?(_ line: Substring) {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      guard words.first == "//", words.count > 1 else { return nil }
      switch words[1] {
      case "region": self = .start(words.dropFirst(2).joined(separator: " "))
      case "endregion": self = .end
      default: return nil
      }
    }
  }

  private static func close(
    _ open: OpenRegion,
    regions: inout [SourceRegion],
    log: inout ProblemLog
  ) {
    guard open.lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      log.report("the region '\(open.name)' is empty; put code in it", at: .init(line: open.line))
      return
    }
    guard !regions.contains(where: { $0.name == open.name }) else {
      log.report(
        "there are two regions named '\(open.name)'; rename this one",
        at: .init(line: open.line)
      )
      return
    }
    regions.append(
      SourceRegion(name: open.name, text: dedented(open.lines), line: open.line + 1)
    )
  }

  private static func reportUnclosed(_ open: OpenRegion, log: inout ProblemLog) {
    log.report(
      "the region '\(open.name)' is not closed; add '// endregion' after its last line",
      at: .init(line: open.line)
    )
  }

  private static func dedented(_ lines: [Substring]) -> String {
    let indentation =
      lines.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }
      .min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
  }
}
