@testable import NavLint

extension StateNeverSetRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Profile: View {
        @StateObject private var model = Model()
        var body: some View {
          Text("Profile")
            .↓sheet(isPresented: $model.isEditing) { Button("Close") { model.isEditing = false } }
        }
      }
      extension Profile {
        final class Model: ObservableObject { @Published var isEditing = false }
      }
      // file: Shop.swift
      struct Shop: View {
        @StateObject private var model = Model()
        var body: some View { Text(model.name) }
      }
      extension Shop {
        final class Model: ObservableObject { @Published var name = "" }
      }
      """,
      """
      struct Harbour: View {
        @State private var ↓isOpen = false
        @State private var ↓boat: Boat?
        var body: some View {
          Text("Boats")
            .sheet(isPresented: $isOpen) {
              Button("Close") { isOpen = false }
              Editor(isShown: $isOpen)
            }
            .navigationDestination(item: $boat) { boat in
              Button(boat.name) {
                self.boat = Boat(name: "Other")
              }
            }
        }
      }
      struct Editor: View {
        @Binding var isShown: Bool
        var body: some View { Toggle("Shown", isOn: $isShown) }
      }
      struct Boat: Hashable, Identifiable {
        var name: String
        var id: String { name }
      }
      """,
      """
      @Observable
      final class Store {
        var isPaying = false
        var isRefused = false
        func refuse() { isRefused = true }
        func end() { isPaying = false }
      }
      // file: Checkout.swift
      struct Checkout: View {
        @State private var store = Store()
        var body: some View {
          Button("Pay") { store.refuse() }
            .↓sheet(isPresented: $store.isPaying) { Text("Card") }
            .alert("Refused", isPresented: $store.isRefused) {}
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var ↓chosen: String?
        @State private var highlighted: String?
        var body: some View {
          NavigationSplitView {
            List(["Oak"], id: \\.self, selection: $highlighted) { Text($0) }
          } detail: {
            if let chosen { Text(chosen) } else { Text("Choose a tree") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var ↓song: Song? = nil
        var body: some View {
          Text(song?.title ?? "Nothing plays")
        }
      }
      struct Song { let title: String }
      """,
      """
      struct ContentView: View {
        @State private var ↓recipe: Int?
        var body: some View {
          VStack {
            if recipe != nil { Text("Recipe") }
          }
        }
      }
      """,
      """
      struct Detail: View {
        @State private var ↓error: String?
        let load: () -> Void
        var body: some View {
          if let error = self.error {
            Text(error)
          } else {
            Button("Load") { load() }
          }
        }
      }
      """,
      """
      struct Clinic: View {
        @State private var ↓patient: Int?
        @State private var doctor: Int?
        var body: some View {
          Button("Next") { doctor = patient }
          switch patient {
          case nil: Text("Nobody")
          default: Text("Somebody")
          }
        }
      }
      """,
    ],
    clean: [
      """
      struct Harbour: View {
        @State private var isOpen = false
        @State private var isAsking = false
        @State private var isHandedOn = false
        @State private var isGiven = false
        @State var isPassed = false
        @State private var boat: Boat?
        init(isGiven: Bool) { _isGiven = State(initialValue: isGiven) }
        var body: some View {
          VStack {
            Button("Open") { isOpen.toggle() }
            Opener(flag: $isHandedOn)
            Picker("Boat", selection: $boat) { Text("Oak").tag(Boat?.none) }
            Button("Ask") { withAnimation { self.isAsking = !isOpen } }
          }
          .sheet(isPresented: $isOpen) { Text("Open") }
          .alert("Sure?", isPresented: $isAsking) {}
          .sheet(isPresented: $isHandedOn) { Text("Handed on") }
          .popover(isPresented: $isGiven) { Text("Given") }
          .fullScreenCover(isPresented: $isPassed) { Text("Passed") }
          .sheet(item: $boat) { Text($0.name) }
        }
      }
      struct Opener: View {
        @Binding var flag: Bool
        var body: some View { Button("Go") { flag = true } }
      }
      struct Boat: Hashable, Identifiable {
        var name: String
        var id: String { name }
      }
      // file: Root.swift
      struct Root: View {
        var body: some View { Harbour(isPassed: true) }
      }
      """,
      """
      final class Store: ObservableObject {
        @Published var isPaying = false
        @Published var isDone = false
      }
      struct Checkout: View {
        @StateObject private var store = Store()
        let center: Center
        var body: some View {
          Text("Pay")
            .sheet(isPresented: $store.isPaying) { Text("Card") }
            .sheet(isPresented: $store.isDone) { Text("Done") }
            .onAppear { center.flag(\\.isDone, of: store) }
        }
      }
      struct Center {
        func flag(_ path: ReferenceWritableKeyPath<Store, Bool>, of store: Store) {
          store[keyPath: path] = true
        }
      }
      // file: Shop.swift
      struct Shop: View {
        let store: Store
        var body: some View { Button("Pay") { store.isPaying = true } }
      }
      """,
      """
      struct Profile: View {
        @State private var url: URL? = nil
        let user: User
        var body: some View {
          if let text = user.picture, let url = URL(string: text) {
            AsyncImage(url: url)
          }
        }
      }
      struct User { let picture: String? }
      """,
      """
      struct ContentView: View {
        enum Phase { case fine, refused }
        @State private var phase = Phase.fine
        @State private var refused: String?
        var body: some View {
          Button("Go") { phase = .refused }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var trail: String?
        var body: some View { Text(words(for: nil)) }
        private func words(for trail: String?) -> String { trail ?? "none" }
      }
      """,
      """
      struct ContentView: View {
        @State private var chosen: String?
        var body: some View {
          List(["Oak"], id: \\.self, selection: $chosen) { Text($0) }
          if let chosen { Text(chosen) }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var chosen: String?
        var body: some View {
          Button("Oak") { chosen = "Oak" }
          if let chosen { Text(chosen) }
        }
      }
      """,
      RuleExample(
        """
        struct ContentView: View {
          @State private var chosen: String?
          init(start: String) { _chosen = State(initialValue: start) }
          var body: some View { Text(chosen ?? "None") }
        }
        """,
        fixedNames: ["chosen"]
      ),
      """
      struct ContentView: View {
        @State private var isShown = false
        @State private var name: String? = "Ada"
        var body: some View {
          if isShown { Text(name ?? "None") }
        }
      }
      """,
      """
      struct ContentView: View {
        @State var chosen: String?
        var body: some View { Text(chosen ?? "None") }
      }
      """,
      """
      struct ContentView: View {
        @State private var task: Task<Void, Never>?
        @State private var list: [Int]?
        var body: some View {
          Button("Go") {
            self.task = Task {}
            list?.append(1)
          }
          .onDisappear { task?.cancel() }
          if let list { Text("\\(list.count)") }
        }
      }
      """,
    ]
  )
}
