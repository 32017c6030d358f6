import Testing

@testable import NavLint

@Suite("Deprecated names in views that declare the same names")
struct DeprecatedNameTests {
  private func places(_ code: String) -> (found: [ExampleFiles.Mark], marks: [ExampleFiles.Mark]) {
    let files = ExampleFiles(RuleExample(code))
    return (files.places(of: DeprecatedNameRule.self, target: nil), files.marks)
  }

  @Test("A method that makes an action sheet does not hide the modifier of the same name")
  func ownMethod() {
    let (found, marks) = places(
      """
      struct Feed: View {
        @State private var isAsking = false
        var body: some View {
          List { Text("Post") }.↓actionSheet(isPresented: $isAsking) { actionSheet() }
        }
        private func actionSheet() -> ActionSheet { ActionSheet(title: Text("Delete?")) }
      }
      """
    )
    #expect(found == marks)
    #expect(marks.count == 1)
  }

  @Test("A modifier of the project's own is not reported")
  func ownModifier() {
    let (found, _) = places(
      """
      extension View {
        func actionSheet(_ title: String) -> some View { self }
      }
      struct Feed: View {
        var body: some View { List { Text("Post") }.actionSheet("Delete?") }
      }
      """
    )
    #expect(found == [])
  }
}
