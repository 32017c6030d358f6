import Grading

extension WebPage {
  /// Creates a page of the site.
  ///
  /// - Parameters:
  ///   - title: The title of the browser's window.
  ///   - header: The links to other pages above the content.
  ///   - main: The content.
  ///   - version: The version of NavLab that writes the page.
  init(title: String, header: [Markup], main: [Markup], version: String) {
    self.init(
      title: title,
      header: header,
      main: .element("main", [.init("id", "content")], main),
      note:
        "Written by NavLab \(version). The pages are self-contained: they neither load nor send "
        + "any data. The output of the commands comes from a run of the app.",
      skip: SkipLink(to: "#content", "Skip to the content"),
      style: .course,
      script: .course
    )
  }
}
