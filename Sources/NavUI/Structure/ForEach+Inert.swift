extension ForEach {
  /// Creates placeholders for content that NavLab does not show, such as the marks of a chart.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The identifier of its elements.
  package init(inert data: Data, id: KeyPath<Data.Element, ID>) {
    self.init(
      data: data,
      content: { _ in preconditionFailure("Nobody asks for content that is not shown.") },
      id: id
    )
  }
}
