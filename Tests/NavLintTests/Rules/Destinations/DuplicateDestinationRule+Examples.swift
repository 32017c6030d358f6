@testable import NavLint

extension DuplicateDestinationRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Museum: View {
        var body: some View {
          NavigationStack {
            Text("Museum")
              .navigationDestination(for: String.self) { Text($0) }
              .↓navigationDestination(for: String.self) { Text("Room \\($0)") }
          }
        }
      }
      """,
      """
      struct Museum: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Ceramics", value: "Ceramics")
              .navigationDestination(for: String.self) { room in
                RoomScreen(room: room)
              }
          }
        }
      }
      struct RoomScreen: View {
        let room: String
        var body: some View {
          NavigationLink("Bowl", value: "Bowl")
            .↓navigationDestination(for: String.self) { Text($0) }
        }
      }
      """,
      """
      struct Museum: View {
        var body: some View {
          NavigationStack {
            RoomList()
              .navigationDestination(for: Int.self) { Text("Room \\($0)") }
          }
        }
      }
      // file: RoomList.swift
      struct RoomList: View {
        var body: some View {
          VStack { NavigationLink("Room 1", value: 1) }
            .↓navigationDestination(for: Int.self) { Text("\\($0)") }
        }
      }
      """,
      """
      struct Folder: Hashable { var name: String }
      struct Root: View {
        var body: some View {
          NavigationStack { FolderScreen(folder: Folder(name: "Home")) }
        }
      }
      struct FolderScreen: View {
        let folder: Folder
        var body: some View {
          NavigationLink("Inner", value: Folder(name: "Inner"))
            .↓navigationDestination(for: Folder.self) { FolderScreen(folder: $0) }
        }
      }
      """,
      """
      struct Museum: View {
        var body: some View {
          NavigationStack {
            Hall()
              .navigationDestination(for: UUID.self) { _ in Text("Piece") }
          }
        }
      }
      struct Hall: View {
        var body: some View {
          NavigationLink("Case") { CaseScreen() }
        }
      }
      struct CaseScreen: View {
        var body: some View {
          Text("Case")
            .padding()
            .↓navigationDestination(for: UUID.self) { _ in Text("Shard") }
        }
      }
      """,
      """
      struct Box<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          NavigationStack { content.navigationDestination(for: Int.self) { Text("\\($0)") } }
        }
      }
      // file: Root.swift
      struct Root: View {
        var body: some View {
          Box { Text("Root").↓navigationDestination(for: Int.self) { Text("Number \\($0)") } }
        }
      }
      """,
    ],
    clean: [
      """
      struct Box<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          NavigationStack { content.navigationDestination(for: Int.self) { Text("\\($0)") } }
        }
      }
      struct Root: View {
        @State private var isShown = false
        var body: some View {
          Box {
            Text("Root")
              .navigationDestination(for: String.self) { Text($0) }
              .sheet(isPresented: $isShown) {
                NavigationStack {
                  Text("Sheet").navigationDestination(for: Int.self) { Text("\\($0)") }
                }
              }
          }
        }
      }
      """,
      """
      struct Museum: View {
        var body: some View {
          NavigationStack {
            Text("Museum")
              .navigationDestination(for: String.self) { Text($0) }
              .navigationDestination(for: Int.self) { Text("Room \\($0)") }
          }
        }
      }
      """,
      """
      struct Museum: View {
        var body: some View {
          TabView {
            NavigationStack {
              Text("Rooms").navigationDestination(for: Int.self) { Text("Room \\($0)") }
            }
            NavigationStack {
              Shop()
            }
          }
        }
      }
      struct Shop: View {
        var body: some View {
          Text("Shop").navigationDestination(for: Int.self) { Text("Card \\($0)") }
        }
      }
      """,
      """
      struct Museum: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Text("Museum")
              .navigationDestination(for: Int.self) { Text("Room \\($0)") }
              .sheet(isPresented: $isShown) { Guide() }
          }
        }
      }
      struct Guide: View {
        var body: some View {
          NavigationStack {
            Text("Guide").navigationDestination(for: Int.self) { Text("Page \\($0)") }
          }
        }
      }
      """,
      """
      struct Museum: View {
        let isOpen: Bool
        var body: some View {
          NavigationStack {
            if isOpen {
              Text("Open").navigationDestination(for: Int.self) { Text("Room \\($0)") }
            } else {
              Text("Closed").navigationDestination(for: Int.self) { _ in Text("Tomorrow") }
            }
          }
        }
      }
      """,
      """
      struct Museum: View {
        var body: some View {
          NavigationStack {
            Text("Museum")
              .navigationDestination(for: Int.self) { _ in RoomScreen() }
          }
        }
      }
      struct RoomScreen: View {
        @State private var isShown = false
        var body: some View {
          Text("Room")
            .navigationDestination(for: String.self) { Text($0) }
            .navigationDestination(isPresented: $isShown) { Text("Map") }
        }
      }
      """,
    ]
  )
}
