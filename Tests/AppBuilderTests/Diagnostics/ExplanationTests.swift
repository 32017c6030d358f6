import Testing

@testable import AppBuilder

@Suite("Explanations on top of the compiler's")
struct ExplanationTests {
  @Test(
    "what has to do with NavLab is explained, and nothing else",
    arguments: [
      (
        "value of type 'some View' has no member 'matchedGeometryEffect'",
        "'matchedGeometryEffect' is SwiftUI, but NavUI does not have it: "
          + "nothing is laid out here, so leave it out."
      ),
      (
        "cannot find 'GeometryReader' in scope",
        "'GeometryReader' is SwiftUI, but NavUI does not have it: "
          + "nothing is laid out here, so leave it out."
      ),
      (
        "cannot find type 'Canvas' in scope",
        "'Canvas' is SwiftUI, but NavUI does not have it: nothing is drawn here; use a 'Text' in its place."
      ),
      (
        "no such module 'SwiftData'",
        "'SwiftData' is not part of NavLab: keep the data in arrays or '@Observable' classes."
      ),
      (
        "no such module 'Rainbow'",
        "NavLab compiles against SwiftUI, Foundation, Combine and Observation; 'Rainbow' is not there."
      ),
      ("cannot find 'myOwnThing' in scope", nil),
      ("expected '}' in struct", nil),
    ]
  )
  func explanation(message: String, expected: String?) {
    #expect(Explanation.of(message) == expected)
  }
}
