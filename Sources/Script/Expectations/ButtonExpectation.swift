package import SceneModel

/// An expectation that the screen shows a button.
package struct ButtonExpectation: LabelExpectation {
  package static let word = "button"
  package static let kind = Element.Kind.button
  package static let exampleLabel = "Save"

  package let label: String
  package let isInBar: Bool

  package init(label: String, isInBar: Bool) {
    self.label = label
    self.isInBar = isInBar
  }
}
