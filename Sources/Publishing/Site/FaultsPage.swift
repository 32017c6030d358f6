import FaultCatalogue
import Grading

/// The catalogue page, which shows every common mistake with a wrong and a right app.
struct FaultsPage {
  let faults: [FaultEntry]
  let version: String

  /// The title of the page.
  static let title = "Common mistakes"

  /// The HTML text of the page.
  var text: String {
    let home = Markup.element("a", [.init("href", SiteLinks.index)], .text("All lessons"))
    return WebPage(
      title: "\(Self.title) - \(CourseMapPage.title)",
      header: [.element("nav", [], home)],
      main: main,
      version: version
    ).text
  }

  private var topics: [(name: String, entries: [FaultEntry])] {
    Fault.Topic.allCases.compactMap { topic in
      let members = faults.filter { $0.fault.topic == topic }
      return members.isEmpty ? nil : (topic.title, members)
    }
  }

  private var main: [Markup] {
    let introduction: [Markup] = [
      .element("h1", [], .text(Self.title)),
      .element(
        "p",
        [],
        .text(
          "The linter and the running app report these mistakes by the names below. In a terminal, "
        ),
        .element("code", [], .text("navlab explain ID")),
        .text(" explains a mistake.")
      ),
    ]
    let contents = topics.map { topic in
      Markup.element(
        "div",
        [.init("class", "contents")],
        .text(topic.name),
        .element("ul", [], topic.entries.map { row($0.fault) })
      )
    }
    return introduction + contents + topics.flatMap { $0.entries.flatMap(section) }
  }

  private func row(_ fault: Fault) -> Markup {
    .element(
      "li",
      [],
      .element("a", [.init("href", "#\(fault.id)")], .text(fault.id)),
      .text(": "),
      .element("span", [], Self.prose(fault.summary))
    )
  }

  private func section(_ entry: FaultEntry) -> [Markup] {
    [
      .element("h2", [.init("id", entry.id)], .text(entry.id)),
      .element("p", [], .element("em", [], Self.prose(entry.fault.summary))),
      .element("p", [], Self.prose(entry.why)),
      .element("p", [], Self.prose(entry.remedy)),
      .element("h3", [], .text("Wrong")),
    ] + example(entry.wrong) + [.element("h3", [], .text("Right"))] + example(entry.right)
  }

  /// Returns the markup of an example's code and trees, with the commands between the trees.
  private func example(_ example: FaultEntry.Example) -> [Markup] {
    let code = CodeMarkup.block(CodeMarkup.swift(example.code))
    guard example.compiles else {
      return [code, .element("p", [], .text("The compiler rejects this code."))]
    }
    guard let script = example.script else { return [code] }
    let commands = script.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n")
    let course = [example.before, commands, example.after].compactMap(\.self)
      .joined(separator: "\n")
    return [code, CodeMarkup.block([.text(course)])]
  }

  /// Returns the markup of text in which parts between backticks are code.
  private static func prose(_ text: String) -> [Markup] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? .text(String(part)) : .element("code", [], .text(String(part)))
    }
  }
}
