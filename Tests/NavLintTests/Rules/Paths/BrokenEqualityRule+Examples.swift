@testable import NavLint

extension BrokenEqualityRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Trip: Hashable {
        let id: UUID
        var name: String
        static func ↓== (lhs: Trip, rhs: Trip) -> Bool {
          lhs.id == rhs.id
        }
      }
      """,
      """
      enum Route: Hashable {
        case list
        case detail(Int)
        static func ↓== (lhs: Route, rhs: Route) -> Bool {
          switch (lhs, rhs) {
          case (.list, .list): return true
          case (.detail, .detail): return true
          default: return false
          }
        }
      }
      """,
      """
      struct Place {
        var number: Int
        var town: String
        var note: String = ""
      }
      // file: Place+Hashable.swift
      extension Place: Hashable {
        static func ↓==(a: Self, b: Self) -> Bool {
          return b.number == a.number && a.town == b.town
        }
        func hash(into hasher: inout Hasher) {
          hasher.combine(number)
          hasher.combine(self.note)
        }
      }
      """,
      """
      enum Screen: Hashable {
        case home, search
        static func ↓== (left: Screen, right: Screen) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
      }
      """,
      """
      struct Link: Codable, Hashable {
        var address: URL
        static func ↓== (left: Link, right: Link) -> Bool {
          return false
        }
      }
      """,
      """
      final class Document: Hashable {
        let name: String
        var isOpen = false
        init(name: String) { self.name = name }
        static func ↓== (lhs: Document, rhs: Document) -> Bool { lhs.name == rhs.name }
        func hash(into hasher: inout Hasher) {
          hasher.combine(name)
          hasher.combine(isOpen)
        }
      }
      """,
      """
      enum Step: Hashable {
        case form(String, Int)
        case done
      }
      extension Step {
        static func ↓== (lhs: Step, rhs: Step) -> Bool {
          switch (lhs, rhs) {
          case (.form(_, _), .form(_, _)), (.done, .done): true
          default: false
          }
        }
      }
      """,
      """
      struct Badge: Identifiable, Hashable {
        let id = UUID()
        let name: String
        var colour = "red"
      }
      extension Badge: Equatable {
        static func ↓==(lhs: Badge, rhs: Badge) -> Bool { return (lhs.id == rhs.id) }
      }
      """,
      """
      struct Root: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            List { Text("Towns") }
              .navigationDestination(for: Screen.self) { screen in Text("Town") }
          }
        }
      }
      // file: Screen.swift
      enum Screen {
        case towns
        case town(id: Int, onSave: () -> Void)
      }
      extension Screen: Hashable {
        func hash(into hasher: inout Hasher) {
          switch self {
          case .towns: hasher.combine("towns")
          case .town: hasher.combine("town")
          }
        }
        static func ↓== (lhs: Screen, rhs: Screen) -> Bool {
          switch (lhs, rhs) {
          case (.towns, .towns):
            return true
          case (.town, .town):
            return true
          default:
            return false
          }
        }
      }
      """,
    ],
    clean: [
      """
      struct Badge: Identifiable, Hashable {
        let id = UUID()
        let name: String
        static func == (lhs: Badge, rhs: Badge) -> Bool { lhs.id == rhs.id }
      }
      """,
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            Text("Towns").navigationDestination(for: Screen.self) { screen in Text("Town") }
          }
        }
      }
      enum Screen: Hashable {
        case towns
        case form(onSave: () -> Void)
        func hash(into hasher: inout Hasher) {}
        static func == (lhs: Screen, rhs: Screen) -> Bool {
          switch (lhs, rhs) {
          case (.towns, .towns), (.form, .form): true
          default: false
          }
        }
      }
      """,
      """
      struct Trip: Hashable {
        let id: UUID
        var name: String
        static func == (lhs: Trip, rhs: Trip) -> Bool { lhs.id == rhs.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      """,
      """
      struct Place: Hashable {
        var number: Int
        let version = 1
        static let none = Place(number: 0)
        var title: String { "Place \\(number)" }
        static func == (lhs: Place, rhs: Place) -> Bool { lhs.number == rhs.number }
      }
      struct Town: Equatable {
        var number: Int
        var name: String
        static func == (lhs: Town, rhs: Town) -> Bool { lhs.number == rhs.number }
      }
      """,
      """
      enum Route: Hashable {
        case list
        case detail(Int)
        static func == (lhs: Route, rhs: Route) -> Bool {
          switch (lhs, rhs) {
          case (.list, .list): return true
          case (.detail(let left), .detail(let right)): return left == right
          default: return false
          }
        }
      }
      """,
      """
      struct Key: Hashable {
        var name: String
        var word: String
        var key: String { name + word }
        static func == (lhs: Key, rhs: Key) -> Bool { lhs.key == rhs.key }
      }
      struct Coded: Hashable {
        var name: String
        var other: String
        static func == (lhs: Coded, rhs: Coded) -> Bool { lhs.hashValue == rhs.hashValue }
        static func == (lhs: Coded, rhs: String) -> Bool { lhs.name == rhs }
      }
      """,
      """
      struct Action: Hashable {
        let run: () -> Void
        static func == (lhs: Action, rhs: Action) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
      }
      final class Store: Hashable {
        static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      """,
      """
      enum Sheet: Hashable {
        case help
        case note(Note)
        static func == (lhs: Sheet, rhs: Sheet) -> Bool {
          switch (lhs, rhs) {
          case (.help, .help): true
          case (.note, .note): true
          default: false
          }
        }
        func hash(into hasher: inout Hasher) {
          switch self {
          case .help: hasher.combine(0)
          case .note: hasher.combine(1)
          }
        }
      }
      """,
      """
      struct Item: Hashable {
        let id: Int
        let name: String
        let price: Int?
        static func == (lhs: Item, rhs: Item) -> Bool {
          guard lhs.id == rhs.id else { return false }
          return lhs.name == rhs.name
        }
        func hash(into hasher: inout Hasher) {
          hasher.combine(id)
          if let price { hasher.combine(price) }
        }
      }
      """,
    ]
  )
}
