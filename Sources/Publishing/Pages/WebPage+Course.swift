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
        "Written by NavLab \(version). The pages are self-contained: they load nothing and send nothing. What the "
        + "commands show comes from a run of the app.",
      skip: SkipLink(to: "#content", "Skip to the text"),
      style: .course,
      script: .course
    )
  }
}
