import AppSession
import SceneText

/// The text of a timeline, with one step per line and a mark at the current moment.
struct HistoryText {
  let timeline: Timeline
  let layout: TextLayout

  /// The lines of the text.
  var lines: [StyledText] {
    let names = Dictionary(grouping: timeline.bookmarks, by: \.count)
    let steps = timeline.steps
    let digits = max(2, "\(steps.count - 1)".count)
    let here = timeline.past.count - 1
    var lines = steps.enumerated().flatMap { index, step -> [StyledText] in
      let number = "\(index)"
      var line = StyledText(index == here ? layout.focusMark : "  ", .focus)
      line.append(String(repeating: " ", count: digits - number.count) + number + "  ", .structure)
      let isUndone = index > here
      let asides =
        (isUndone ? ["undone"] : [])
        + (names[index + 1] ?? []).filter { timeline.isName($0, of: step) }
        .map { "bookmark \($0.name)" }
      let aside = asides.isEmpty ? "" : "  " + asides.joined(separator: ", ")
      let titles = layout.codeLines(
        Printable.line(step.title),
        after: line,
        style: isUndone ? .secondary : .plain
      )
      guard !aside.isEmpty, let last = titles.last else { return titles }
      guard last.columns + DisplayWidth.columns(of: aside) > layout.width else {
        return titles.dropLast() + [last + StyledText(aside, .secondary)]
      }
      return titles + layout.paragraph(aside, after: "      ", style: .secondary)
    }
    lines += timeline.branches.flatMap { branch in
      paragraph(
        branch.name,
        "a branch of \(branch.origin)" + beginning(of: branch) + "; rejoin returns there"
      )
    }
    let waiting = Set(timeline.branches.map(\.origin))
    for line in timeline.lines where !waiting.contains(line.name) {
      lines += paragraph(line.name, words(for: line))
    }
    return lines
  }

  private func paragraph(_ name: String, _ text: String) -> [StyledText] {
    layout.paragraph(text, after: StyledText("\(name)  ", .value), style: .secondary, indent: 4)
  }

  private func beginning(of branch: Timeline.Branch) -> String {
    timeline.origin(ofBranch: branch.name).map { " at step \($0.count - 1)" } ?? ""
  }

  /// Returns a description of a line of history, with its steps and the point where it leaves the current line.
  private func words(for line: Timeline.Line) -> String {
    let common = timeline.commonCount(with: line)
    let own = line.steps.dropFirst(common)
    guard !own.isEmpty else { return "ends at step \(common - 1); 'goto \(line.name)' goes there" }
    let titles = own.prefix(3).map { layout.cut(Printable.line($0.title), to: 30) }
    let rest = own.count > 3 ? " and \(own.count - 3) more" : ""
    let start = common > 0 ? "after step \(common - 1) " : ""
    return "\(start)\(titles.joined(separator: ", "))\(rest); 'goto \(line.name)' goes there"
  }
}

extension TextLayout {
  /// The mark beside the focused place.
  fileprivate var focusMark: String {
    signs == .unicode ? "▶ " : "> "
  }
}
