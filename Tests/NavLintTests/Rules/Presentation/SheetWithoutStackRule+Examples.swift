@testable import NavLint

extension SheetWithoutStackRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      Songs().↓sheet(isPresented: $isShown) {
        List { Text("Loud") }
          .navigationTitle("Settings")
      }
      """,
      """
      Songs().↓sheet(item: $song) { song in
        VStack {
          NavigationLink("More", value: song)
        }
      }
      """,
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            Text("Songs").↓sheet(isPresented: $isShown) { Settings() }
          }
        }
      }
      struct Settings: View {
        var body: some View {
          Form { Text("Loud") }.navigationTitle("Settings")
        }
      }
      """,
      """
      Songs().↓fullScreenCover(isPresented: $isShown) {
        Form {
          Section { NavigationLink("Sound") { Sound() } }
        }
      }
      """,
      """
      Songs().↓sheet(isPresented: $isShown, onDismiss: reload) {
        Text("About").navigationBarTitle("About")
        Text("More").navigationTitle("More")
      }
      """,
      """
      struct Songs: View {
        @State private var isShown = false
        var body: some View {
          Button("Sound") { isShown = true }
            .↓sheet(isPresented: $isShown) {
              Form { Text("Loud") }
                .toolbar {
                  ToolbarItem(placement: .topBarTrailing) { Button("Done") { isShown = false } }
                }
            }
        }
      }
      """,
      """
      struct Door: View {
        @State private var isOpen = false
        var body: some View { Button("In") { isOpen = true }.↓sheet(isPresented: $isOpen) { SignIn() } }
      }
      struct SignIn: View {
        var body: some View {
          ZStack {
            LinearGradient(gradient: Gradient(colors: [.blue]), startPoint: .top, endPoint: .bottom)
            NavigationLink("Register") { Text("Register") }
          }
        }
      }
      """,
      """
      struct Root: View {
        @State private var chosen: String?
        @State private var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }
            .↓sheet(isPresented: $isOpen) {
              if let chosen { Chart(name: chosen) }
            }
        }
      }
      struct Chart: View {
        let name: String
        var body: some View { Text(name).navigationTitle("Chart") }
      }
      """,
    ],
    clean: [
      """
      Songs().sheet(isPresented: $isShown) {
        NavigationStack {
          List { Text("Loud") }.navigationTitle("Settings")
        }
      }
      """,
      """
      Songs().sheet(isPresented: $isShown) {
        Text("Thank you")
      }
      .navigationTitle("Songs")
      """,
      """
      struct Root: View {
        var body: some View {
          Text("Songs").sheet(isPresented: $isShown) { Settings() }
        }
      }
      struct Settings: View {
        var body: some View {
          NavigationStack { Form { Text("Loud") }.navigationTitle("Settings") }
        }
      }
      """,
      """
      struct Root: View {
        var body: some View {
          Text("Songs").sheet(isPresented: $isShown) {
            NavigationView { Settings() }
          }
        }
      }
      struct Settings: View {
        var body: some View { Text("Loud").navigationTitle("Settings") }
      }
      """,
      """
      struct Root: View {
        var body: some View {
          Text("Songs").sheet(isPresented: $isShown) {
            SheetFrame { Text("Loud").navigationTitle("Settings") }
          }
        }
      }
      """,
      """
      struct Root: View {
        var body: some View {
          Text("Songs").sheet(isPresented: $isShown) { Settings() }
        }
      }
      struct Settings: View {
        var body: some View {
          ModalFrame { Text("Loud").navigationTitle("Settings") }
        }
      }
      """,
      """
      struct Songs: View {
        @State private var isShown = false
        var body: some View {
          Button("Sound") { isShown = true }
            .sheet(isPresented: $isShown) {
              Form { Text("Loud") }
                .toolbar {
                  ToolbarItem(placement: .keyboard) { Button("Done") { isShown = false } }
                }
            }
        }
      }
      """,
    ]
  )
}
