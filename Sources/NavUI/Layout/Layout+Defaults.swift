/// Views in a layout.
struct ArrangedView<Content: View> {
  let content: Content
}

extension ArrangedView: TransparentContainer {}
