package import SceneModel

/// An expectation that the screen shows a link.
package struct LinkExpectation: LabelExpectation {
  package static let word = "link"
  package static let kind = Element.Kind.link
  package static let exampleLabel = "Details"

  package let label: String
  package let isInBar: Bool

  package init(label: String, isInBar: Bool) {
    self.label = label
    self.isInBar = isInBar
  }
}
