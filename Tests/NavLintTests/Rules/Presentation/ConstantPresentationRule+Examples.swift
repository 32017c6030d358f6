@testable import NavLint

extension ConstantPresentationRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      Text("Songs").sheet(isPresented: .↓constant(song != nil)) { Player() }
      """,
      """
      Text("Songs").sheet(isPresented: .↓constant(true)) { Player() }
      """,
      """
      Text("Songs").sheet(item: Binding.↓constant(song)) { song in Text(song.title) }
      """,
      """
      struct Root: View {
        var body: some View {
          Button("Open") {}
            .popover(isPresented: Binding<Bool>.↓constant(model.isOpen)) { Help() }
        }
      }
      """,
      """
      List { Text("Bread") }
        .sheet(isPresented: .↓constant(!model.error.isEmpty), onDismiss: { model.reload() }) {
          Text(model.error)
        }
      """,
      """
      struct Root: View {
        @ObservedObject var model: Model
        var body: some View {
          Text("Songs").sheet(isPresented: ↓Binding(get: { model.isOpen }, set: { _ in })) { Text("A") }
        }
      }
      final class Model: ObservableObject { @Published var isOpen = false }
      """,
    ],
    clean: [
      """
      struct Root: View {
        @ObservedObject var model: Model
        var body: some View {
          Text("Songs")
            .sheet(isPresented: Binding(get: { model.isOpen }, set: { model.isOpen = $0 })) { Text("A") }
            .sheet(isPresented: Binding { model.isOpen } set: { _ in }) {
              Text("B").interactiveDismissDisabled()
            }
            .alert("C", isPresented: Binding(get: { model.isOpen }, set: { _ in })) {}
        }
      }
      final class Model: ObservableObject { @Published var isOpen = false }
      """,
      """
      Text("Songs").sheet(isPresented: $isPlaying) { Player() }
      """,
      """
      #Preview {
        Text("Songs").sheet(isPresented: .constant(true)) { Player() }
      }
      """,
      """
      struct Songs_Previews: PreviewProvider {
        static var previews: some View {
          Text("Songs").sheet(isPresented: .constant(true)) { Player() }
        }
      }
      """,
      """
      Text("Map").sheet(isPresented: .constant(true)) {
        Places().interactiveDismissDisabled()
      }
      """,
      """
      Text("Songs").fullScreenCover(isPresented: .constant(!isSignedIn)) { SignIn() }
      """,
      """
      Toggle("On", isOn: .constant(true))
      """,
      """
      Text("Songs").sheet(isPresented: .constant(false)) { Player() }
      """,
      RuleExample(
        """
        struct SettingsPreview: View {
          var body: some View {
            Text("Behind").sheet(isPresented: .constant(true)) { Text("Settings") }
          }
        }
        """,
        fixedNames: ["SettingsPreview"]
      ),
    ]
  )
}
