import FaultCatalogue
import Grading

/// The page of the catalogue: every common mistake with a wrong and a right app.
struct FaultsPage {
  let faults: [Fault]
  let version: String

  /// The title of the page.
  static let title = "Common mistakes"

  /// The page as text.
  var text: String {
    let home = Markup.element("a", [.init("href", SiteLinks.index)], .text("All lessons"))
    return WebPage(
      title: "\(Self.title) - \(CourseMapPage.title)",
      header: [.element("nav", [], home)],
      main: main,
      version: version
    ).text
  }

  private var topics: [(name: String, faults: [Fault])] {
    Fault.Topic.allCases.compactMap { topic in
      let members = faults.filter { $0.topic == topic }
      return members.isEmpty ? nil : (topic.rawValue, members)
    }
  }

  private var main: [Markup] {
    let introduction: [Markup] = [
      .element("h1", [], .text(Self.title)),
      .element(
        "p",
        [],
        .text(
          "The linter and the running app report these mistakes under the names below. In a terminal, "
        ),
        .element("code", [], .text("navlab explain ID")),
        .text(" shows one of them.")
      ),
    ]
    let contents = topics.map { topic in
      Markup.element(
        "div",
        [.init("class", "contents")],
        .text(topic.name),
        .element("ul", [], topic.faults.map(entry))
      )
    }
    return introduction + contents + topics.flatMap { $0.faults.flatMap(section) }
  }

  private func entry(_ fault: Fault) -> Markup {
    .element(
      "li",
      [],
      .element("a", [.init("href", "#\(fault.id)")], .text(fault.id)),
      .text(": "),
      .element("span", [], Self.prose(fault.summary))
    )
  }

  private func section(_ fault: Fault) -> [Markup] {
    [
      .element("h2", [.init("id", fault.id)], .text(fault.id)),
      .element("p", [], .element("em", [], Self.prose(fault.summary))),
      .element("p", [], Self.prose(fault.why)),
      .element("p", [], Self.prose(fault.remedy)),
      .element("h3", [], .text("Wrong")),
    ] + example(fault.wrong) + [.element("h3", [], .text("Right"))] + example(fault.right)
  }

  /// Returns the code, and the trees with the commands between them.
  private func example(_ example: Fault.Example) -> [Markup] {
    let code = CodeMarkup.block(CodeMarkup.swift(example.code))
    guard example.compiles else {
      return [code, .element("p", [], .text("The compiler refuses it."))]
    }
    guard let script = example.script else { return [code] }
    let commands = script.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n")
    let course = [example.before, commands, example.after].compactMap(\.self)
      .joined(separator: "\n")
    return [code, CodeMarkup.block([.text(course)])]
  }

  /// Text in which what stands between backticks is code.
  private static func prose(_ text: String) -> [Markup] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? .text(String(part)) : .element("code", [], .text(String(part)))
    }
  }
}
