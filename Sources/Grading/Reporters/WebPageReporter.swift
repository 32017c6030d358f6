/// A reporter that writes a gradebook as one self-contained HTML page.
///
/// All text from learners is escaped. The page's policy also lets a browser run and load nothing but the page's own
/// script and style sheet.
package struct WebPageReporter: Reporter, Hashable {
  package init() {}

  package func text(of records: [GradingRecord]) throws -> String {
    let groups = ExerciseGroup.groups(of: records)
    let title = groups.count == 1 ? "Gradebook: \(groups[0].title)" : "Gradebook"
    var main = groups.enumerated().map { WebPageSection(group: $1, number: $0 + 1).markup }
    if groups.count > 1 { main.insert(ClassProgressTable(groups: groups).markup, at: 0) }
    if groups.isEmpty { main.append(.element("p", [], .text("There are no submissions."))) }
    let note =
      "The page is self-contained: it loads nothing and sends nothing. It names learners and shows hidden "
      + "checks, so it is for teachers.\(records.first.map { " Checked by NavLab \($0.version)." } ?? "")"
    return WebPage(
      heading: title,
      main,
      note: note,
      skip: WebPage.SkipLink(to: "#marks-1", "Skip to the marks"),
      script: .gradebook
    ).text
  }
}
