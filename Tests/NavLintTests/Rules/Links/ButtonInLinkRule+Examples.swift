@testable import NavLint

extension ButtonInLinkRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct SongList: View {
        var body: some View {
          List {
            NavigationLink(value: "Fado") {
              ↓Button("Fado") { print("Fado") }
            }
          }
        }
      }
      """,
      """
      struct SongList: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            List(["Fado", "Tango"], id: \\.self) { song in
              NavigationLink(value: song) {
                HStack {
                  Text(song)
                  ↓Button(action: { path.append(song) }) { Image(systemName: "play") }
                }
              }
            }
          }
        }
      }
      """,
      """
      struct SongList: View {
        var body: some View {
          Button {
            print("played")
          } label: {
            ↓NavigationLink("Fado", value: "Fado")
          }
        }
      }
      """,
      """
      struct SongList: View {
        var body: some View {
          List {
            NavigationLink {
              Text("Three minutes")
            } label: {
              ↓SongRow(song: "Fado")
            }
          }
        }
      }
      // file: SongRow.swift
      struct SongRow: View {
        let song: String
        var body: some View {
          Button(song) { print(song) }
        }
      }
      """,
      """
      struct SongList: View {
        @State private var plays = 0
        var body: some View {
          NavigationLink("Fado", value: "Fado")
            .padding()
            .↓onTapGesture { plays += 1 }
        }
      }
      """,
      """
      struct SongList: View {
        var body: some View {
          List(["Fado"], id: \\.self) { song in
            NavigationLink(value: song) {
              ↓SongRow(song: song)
            }
          }
        }
      }
      struct SongRow: View {
        let song: String
        var body: some View {
          Button { print(song) } label: { Text(song) }
            .buttonStyle(.plain)
        }
      }
      """,
      """
      struct Shows: View {
        var body: some View { NavigationLink { Text("Show") } label: { ↓ShowRow(isDeletable: true) } }
      }
      struct ShowRow: View {
        let isDeletable: Bool
        var body: some View {
          Text("Show")
          if isDeletable { Button("Delete") {} }
        }
      }
      """,
    ],
    clean: [
      """
      struct PostList: View {
        var body: some View {
          NavigationLink("Post", value: 1).onTapGesture(count: 2) { print("liked") }
        }
      }
      """,
      """
      struct SongList: View {
        var body: some View {
          NavigationLink(value: "Fado") { SongRow(song: "Fado") }
        }
      }
      struct SongRow: View {
        let song: String
        var body: some View {
          HStack {
            Text(song)
            Button("Like") { print(song) }.buttonStyle(.borderless)
          }
        }
      }
      """,
      """
      struct SongList: View {
        var body: some View {
          NavigationLink(value: "Fado") {
            Label("Fado", systemImage: "music.note")
          }
        }
      }
      """,
      """
      struct SongList: View {
        var body: some View {
          List {
            NavigationLink("Fado", value: "Fado")
              .swipeActions { Button("Delete") { print("deleted") } }
            NavigationLink(value: "Tango") {
              Text("Tango").contextMenu { Button("Share") { print("shared") } }
            }
          }
        }
      }
      """,
      """
      struct SongList: View {
        var body: some View {
          List {
            NavigationLink(value: "Fado") {
              HStack {
                Text("Fado")
                Button("Like") { print("liked") }
                  .buttonStyle(.borderless)
              }
            }
          }
        }
      }
      """,
      """
      struct SongList: View {
        var body: some View {
          NavigationLink("Fado") {
            Button("Play") { print("played") }
          }
          NavigationLink {
            Button("Play") { print("played") }
          } label: {
            Text("Tango")
          }
        }
      }
      """,
      """
      struct SongList: View {
        var body: some View {
          HStack {
            NavigationLink("Fado", value: "Fado")
            Button("Like") { print("liked") }
          }
        }
      }
      """,
      """
      struct SongList: View {
        var body: some View {
          NavigationLink("Fado", destination: PlayerScreen())
          NavigationLink("Tango", value: "Tango")
            .simultaneousGesture(TapGesture().onEnded { print("counted") })
        }
      }
      struct PlayerScreen: View {
        var body: some View {
          Button("Play") { print("played") }
        }
      }
      """,
      """
      struct Shows: View {
        var body: some View { NavigationLink { Text("Show") } label: { ShowRow(isDeletable: false) } }
      }
      struct ShowRow: View {
        let isDeletable: Bool
        var body: some View {
          Text("Show")
          if isDeletable { Button("Delete") {} }
        }
      }
      """,
    ]
  )
}
