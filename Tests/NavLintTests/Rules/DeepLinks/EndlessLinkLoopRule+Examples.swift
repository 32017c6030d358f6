@testable import NavLint

extension EndlessLinkLoopRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Kitchen") }
            .onOpenURL { url in
              var parts = url.pathComponents.filter { $0 != "/" }
              var new: [String] = []
              ↓while !parts.isEmpty {
                if parts[0] == "course", parts.count > 1 {
                  new.append(parts[1])
                  parts.removeFirst(2)
                }
              }
              path = new
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }
            .onOpenURL(perform: follow)
        }
        func follow(_ url: URL) {
          let parts = url.pathComponents
          var index = 0
          ↓while index < parts.count {
            switch parts[index] {
            case "trail": path.append(parts[index]); index += 1
            case "map": break
            default: index += 1
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var router = Router()
        var body: some View { Text("Clinic").onOpenURL { router.open($0) } }
      }
      // file: Router.swift
      final class Router {
        var rooms: [Int] = []
        func open(_ url: URL) {
          var words = url.pathComponents
          ↓while let word = words.first {
            if let room = Int(word) {
              rooms.append(room)
              words.removeFirst()
            } else if word == "/" {
              words.removeFirst()
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Shop").onOpenURL { url in
            var rest = url.pathComponents
            ↓while rest.count > 0 {
              guard rest[0] != "/" else { continue }
              if let name = path.last, name == rest[0] { rest.removeFirst() }
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Music").onOpenURL { url in
            var parts = url.pathComponents[...]
            ↓while !parts.isEmpty {
              switch parts.first {
              case "album":
                if parts.count > 1 { parts = parts.dropFirst(2) }
              default:
                parts = parts.dropFirst()
              }
            }
          }
        }
      }
      """,
    ],
    clean: [
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Kitchen").onOpenURL { url in
            var parts = url.pathComponents
            while !parts.isEmpty {
              let word = parts.removeFirst()
              if word == "course", !parts.isEmpty { path.append(parts.removeFirst()) }
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Trails").onOpenURL { url in
            let parts = url.pathComponents
            var index = 0
            while index < parts.count {
              if parts[index] == "trail" { path.append(parts[index]) }
              index += 1
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Shop").onOpenURL { url in
            var rest = url.pathComponents
            while !rest.isEmpty {
              if rest[0] == "item" {
                path.append(rest[0])
                rest.removeFirst()
              } else {
                break
              }
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Music").onOpenURL { url in
            for part in url.pathComponents {
              if part == "album" { path.append(part) }
            }
          }
        }
      }
      """,
      """
      struct Game {
        var cards: [Int] = []
        mutating func play() {
          while !cards.isEmpty {
            if cards[0] > 3 { cards.removeFirst() }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Clinic").onOpenURL { url in
            var parts = url.pathComponents
            while !parts.isEmpty {
              switch parts[0] {
              case "room":
                guard parts.count > 1 else { return }
                path.append(parts[1])
                parts.removeFirst(2)
              default: return
              }
            }
          }
        }
      }
      """,
    ]
  )
}
