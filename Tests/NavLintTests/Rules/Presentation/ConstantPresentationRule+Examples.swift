@testable import NavLint

extension ConstantPresentationRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Inbox: View {
        let hasFailed: Bool
        var body: some View {
          Text("Inbox").alert(isPresented: .↓constant(hasFailed)) {
            Alert(title: Text("Offline"), dismissButton: .default(Text("OK")))
          }
        }
      }
      """,
      """
      struct Basket: View {
        @ObservedObject var model: Model
        var body: some View {
          List { Text("Bread") }
            .alert("Not saved", isPresented: .↓constant(model.error != nil)) {
              Button("OK") {}
            } message: {
              Text("Try again")
            }
            .confirmationDialog("Empty it?", isPresented: Binding.↓constant(model.isAsking)) {
              Button("Cancel", role: .cancel) {}
            }
        }
      }
      final class Model: ObservableObject {
        @Published var error: String?
        @Published var isAsking = false
      }
      """,
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
      struct Basket: View {
        @ObservedObject var model: Model
        var body: some View {
          List { Text("Bread") }
            .alert("Not saved", isPresented: .constant(model.error != nil)) {
              Button("OK") { model.error = nil }
            }
            .confirmationDialog("Empty it?", isPresented: .constant(model.isAsking)) {
              Button("Empty", action: model.empty)
            }
            .alert("Offline", isPresented: .constant(false)) {}
        }
      }
      final class Model: ObservableObject {
        @Published var error: String?
        @Published var isAsking = false
        func empty() { isAsking = false }
      }
      """,
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
