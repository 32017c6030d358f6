@testable import NavLint

extension DestinationOutsideStackRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Clinic: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Dentist", value: "Dentist")
          }
          .↓navigationDestination(for: String.self) { Text($0) }
        }
      }
      """,
      """
      struct Clinic: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Dentist", value: "Dentist")
          }
          .tint(.green)
          .↓navigationDestination(for: String.self) { Text($0) }
          .onAppear { print("seen") }
        }
      }
      """,
      """
      struct Clinic: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Button("Dentist") { isShown = true }
          }
          .↓navigationDestination(isPresented: $isShown) { Text("Dentist") }
        }
      }
      """,
      """
      struct Clinic: View {
        var body: some View {
          TabView {
            NavigationStack {
              NavigationLink("Dentist", value: "Dentist")
            }
            .tabItem { Text("Wards") }
          }
          .↓navigationDestination(for: String.self) { Text($0) }
        }
      }
      """,
      """
      struct Clinic: View {
        @State private var isShown = false
        var body: some View {
          Button("Wards") { isShown = true }
            .sheet(isPresented: $isShown) {
              NavigationStack {
                NavigationLink("Dentist", value: "Dentist")
              }
              .↓navigationDestination(for: String.self) { Text($0) }
            }
        }
      }
      """,
    ],
    clean: [
      """
      struct Clinic: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Dentist", value: "Dentist")
              .navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      """,
      """
      struct Clinic: View {
        var body: some View {
          NavigationStack { Wards() }
        }
      }
      struct Wards: View {
        var body: some View {
          List { NavigationLink("Dentist", value: "Dentist") }
            .navigationDestination(for: String.self) { Text($0) }
        }
      }
      """,
      """
      struct Clinic: View {
        @State private var choice: String?
        var body: some View {
          NavigationSplitView {
            List(["Dentist"], id: \\.self, selection: $choice) { Text($0) }
          } detail: {
            Text("Choose")
          }
          .navigationDestination(for: String.self) { Text($0) }
        }
      }
      """,
      """
      struct Wards: View {
        var body: some View {
          Text("Wards")
            .navigationDestination(for: String.self) { Text($0) }
        }
      }
      #Preview {
        NavigationStack { Wards() }
          .navigationDestination(for: String.self) { Text($0) }
      }
      """,
      """
      struct Clinic: View {
        var body: some View {
          TabView {
            NavigationStack {
              Wards()
                .navigationDestination(for: String.self) { Text($0) }
            }
            .tabItem { Text("Wards") }
          }
        }
      }
      struct Wards: View {
        var body: some View { Text("Wards") }
      }
      """,
    ]
  )
}
