package import SceneModel

/// Expects a link on the screen.
package struct LinkExpectation: LabelExpectation {
  package static let word = "link"
  package static let kind = Element.Kind.link
  package static let exampleLabel = "Details"

  package let label: String

  package init(label: String) { self.label = label }
}
