@testable import NavLint

extension ChangingIdentityRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @State private var likes = 0
        var body: some View {
          VStack {
            Button("Like") { likes += 1 }
            TripList(likes: likes)
              .id(↓UUID())
          }
        }
      }
      """,
      """
      struct Shelf: View {
        @ObservedObject var library: Library
        var body: some View {
          NavigationStack {
            List(library.books) { book in
              NavigationLink(book.title) { BookPage(book: book) }
                .font(.title)
                .id(↓UUID().uuidString)
            }
            .refreshable { await library.load() }
          }
        }
      }
      """,
      """
      struct Dashboard: View {
        let user: User
        private var token: UUID { UUID() }
        var body: some View {
          content.id(↓self.token)
        }
        private var content: some View {
          let fresh = "row-\\(UUID())"
          return ScrollView { Text(user.name) }.id(↓fresh)
        }
      }
      """,
      """
      struct Reload: ViewModifier {
        func body(content: Content) -> some View {
          content.id(↓AnyHashable(Foundation.UUID()))
        }
      }
      extension View {
        func reloaded() -> some View { self.id(↓"view" + UUID().uuidString.lowercased()) }
      }
      """,
      """
      struct Clock: View {
        @Environment(\\.scenePhase) private var phase
        var body: some View {
          if phase == .active {
            Form { TextField("Name", text: .constant("")) }.id(↓Date().timeIntervalSince1970)
          } else {
            TabView { Text("Off") }.id(↓Int.random(in: 0..<1_000_000))
          }
        }
      }
      """,
      """
      struct Place: Identifiable {
        var ↓id: UUID { UUID() }
        let name: String
      }
      """,
      """
      enum Sheet {
        case settings, profile(Int)
      }
      // file: Sheet+Identity.swift
      extension Sheet: Identifiable {
        var ↓id: String { return UUID().uuidString }
      }
      """,
      """
      protocol Screen: Identifiable, Hashable {
        var title: String { get }
      }
      struct Detail: Screen {
        let title: String
        var ↓id: UUID {
          get { .init() }
        }
      }
      """,
      """
      enum Route: Hashable, Identifiable {
        case list
        case detail(UUID)
        var ↓id: UUID {
          switch self {
          case .detail(let id): id
          default: UUID()
          }
        }
      }
      """,
      """
      final class Message: ObservableObject, Identifiable {
        @Published var text = ""
        var stored: UUID?
        var ↓id: AnyHashable {
          if let stored { return stored } else { return AnyHashable(UUID()) }
        }
      }
      """,
      """
      struct Menu: View {
        @Binding var selection: String?
        var body: some View {
          List {
            ForEach(↓[Entry(title: "Home"), Entry(title: "Help")]) { entry in
              Button(entry.title) { selection = entry.title }
            }
          }
        }
      }
      // file: Entry.swift
      struct Entry: Identifiable {
        let id = UUID()
        let title: String
      }
      """,
      """
      struct Feature: Identifiable, Hashable {
        var id: UUID = UUID()
        var title: String
      }
      struct Welcome: View {
        @State private var page = 0
        private var features: [Feature] {
          [
            Feature(title: "Maps"),
            .init(title: "Tides"),
          ]
        }
        var body: some View {
          List(↓features, id: \\.id) { feature in
            NavigationLink(feature.title, value: feature)
          }
        }
      }
      """,
      """
      struct Tag: Identifiable {
        let id = UUID().uuidString
        let name: String
      }
      struct Tags: View {
        var names: [String]
        var body: some View {
          let tags = names.map { Tag(name: $0) }
          ForEach(↓tags) { tag in Text(tag.name) }
        }
      }
      """,
    ],
    clean: [
      """
      struct ContentView: View {
        @State private var id = UUID()
        let user: User
        var body: some View {
          VStack {
            Button("Begin again") { id = UUID() }
            TripList().id(id)
            Profile(user: user).id(user.id)
          }
        }
      }
      """,
      """
      struct Place: Identifiable, Hashable {
        let id = UUID()
        var name: String
      }
      struct Town: Identifiable {
        var id: String { name }
        let name: String
      }
      struct Pin: Identifiable {
        private let key = UUID()
        var id: UUID { key }
      }
      """,
      """
      struct Badge: View {
        var count: Int
        var body: some View {
          VStack {
            Text("\\(count)").font(.title).transition(.opacity).id(UUID())
            ProgressView().id(UUID())
            Color.red.frame(height: 2).id(UUID())
          }
          .toolbar {
            NavigationLink(value: count) { Text("Open") }.id(UUID())
            Button("Close") { print(count) }.bold().id(UUID())
          }
        }
      }
      """,
      """
      struct Launch: View {
        var body: some View {
          NavigationStack { Text("Hello") }.id(UUID())
        }
      }
      #Preview {
        TripList(likes: 3).id(UUID())
      }
      """,
      """
      struct Editor: View {
        @State private var notes: [Note] = []
        var body: some View {
          List(notes) { note in Text(note.text) }
            .toolbar {
              Button("Add") {
                let id = UUID()
                notes.append(Note(id: id, text: ""))
              }
            }
        }
      }
      struct Note: Identifiable {
        let id: UUID
        var text: String
      }
      """,
      """
      struct Request {
        var id: UUID { UUID() }
        static var id: UUID { UUID() }
      }
      struct Session: Identifiable {
        static var fresh: UUID { UUID() }
        let id: UUID
        init(id: UUID = UUID()) { self.id = id }
        var copy: UUID { UUID() }
      }
      """,
      """
      struct Entry: Identifiable {
        var id = UUID()
        let title: String
      }
      struct Menu: View {
        @Binding var selection: String?
        @State private var stored = [Entry(title: "Home")]
        static let all = [Entry(title: "Home")]
        let first: UUID
        var body: some View {
          List(Self.all) { Text($0.title) }
          List(stored) { Text($0.title) }
          List([Entry(id: first, title: "Home")]) { Text($0.title) }
          ForEach([Entry(title: "A"), Entry(title: "B")], id: \\.title) { Text($0.title) }
          ForEach(stored.map { $0.title }, id: \\.self) { Text($0) }
        }
      }
      """,
      """
      struct Step: Identifiable {
        var id: String { title }
        let title: String
      }
      struct Steps: View {
        @State private var step = 0
        var steps: [Step] { [Step(title: "One"), Step(title: "Two")] }
        var body: some View { ForEach(steps) { Text($0.title) } }
      }
      """,
      """
      struct Item: Identifiable {
        let id = UUID()
        let name: String
      }
      struct Fixed: View {
        var body: some View {
          List([Item(name: "A"), Item(name: "B")]) { Text($0.name) }
        }
      }
      """,
      """
      struct Client: Identifiable {
        let number: Int
        var id: UUID { UUID(uuidString: "00000000-0000-0000-0000-00000000000\\(number)") ?? Self.none }
        static let none = UUID()
      }
      struct UUID: Hashable { var text = "" }
      """,
    ]
  )
}
