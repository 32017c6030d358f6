extension WebPage {
  /// Creates a page about submissions, with a title that is also the page's heading.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The content.
  ///   - note: The sentences at the end of the page.
  ///   - skip: The first link that a keyboard reaches, or nil for none.
  ///   - script: The script, or nil for a page that needs none.
  init(
    heading title: String,
    _ content: [Markup],
    note: String,
    skip: SkipLink? = nil,
    script: WebPageScript? = nil
  ) {
    self.init(
      title: title,
      header: [.element("h1", [], .text(title))],
      main: .element("main", [], content),
      note: note,
      skip: skip,
      style: .gradebook,
      script: script
    )
  }
}
