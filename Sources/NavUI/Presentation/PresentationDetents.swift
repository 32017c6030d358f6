internal import SceneModel

extension View {
  /// Sets the heights at which the surrounding sheet can rest (SH-29, SH-30).
  ///
  /// The sheet starts at the lowest one.
  ///
  /// - Parameter detents: The heights.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    DetentsView(content: self, detents: detents, selection: nil)
  }

  /// Sets the heights at which the surrounding sheet can rest and binds the selected height.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The detent of the sheet, which must be one of the given ones.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    DetentsView(content: self, detents: detents, selection: selection)
  }
}

private struct DetentsView<Content: View> {
  let content: Content
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
}

extension DetentsView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    DetentsNode(view: view, context: context, parent: parent)
  }
}

private final class DetentsNode<Content: View>: UnaryNode<DetentsView<Content>> {
  override func didUpdate(from old: DetentsView<Content>?) {
    context.presenter.detents.set(
      SheetDetents(detents: view.detents, selection: view.selection),
      by: self
    )
    refresh()
  }

  override func refresh() {
    isDirty = false
    guard let selection = view.selection else { return }
    let detent = graph.evaluate(for: self) { selection.wrappedValue }
    if !view.detents.contains(detent) { reportUnknown(detent) }
  }

  override func willUnmount() {
    context.presenter.detents.set(nil, by: self)
  }

  private func reportUnknown(_ detent: PresentationDetent) {
    graph.report(
      Issue(
        rule: "selection-not-in-detents",
        severity: .error,
        message: """
          The selected height of a sheet is \(detent.text), which is not among the heights that \
          presentationDetents gives it. Add the height to the set, or select a height from the set.
          """,
        view: viewName
      )
    )
  }
}

/// The heights at which a sheet can rest.
package struct SheetDetents {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?

  /// The maximum height of a sheet on a phone, in points.
  private static let room: CGFloat = 800

  /// The heights at which the sheet can rest, lowest first.
  var ordered: [PresentationDetent] {
    let heights = detents.compactMap { detent in
      detent.points(of: Self.room).map { (detent, $0) }
    }
    return heights.sorted { ($0.1, $0.0.text) < ($1.1, $1.0.text) }.map(\.0)
  }
}
