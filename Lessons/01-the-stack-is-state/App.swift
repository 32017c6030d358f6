import SwiftUI

/// A guide through a small museum.
@main
struct MuseumApp: App {
  var body: some Scene {
    WindowGroup {
      MuseumView()
    }
  }
}

// region route
enum Route: Hashable {
  case room(String)
  case picture(id: Int)
}
// endregion

struct MuseumView: View {
  // region stack
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      Hall(path: $path)
        .navigationTitle("Hall")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .room(let name): RoomScreen(name: name)
          case .picture(let id): PictureScreen(id: id, path: $path)
          }
        }
    }
    .onOpenURL { url in follow(url) }
  }
  // endregion

  // region follow
  private func follow(_ url: URL) {
    guard url.host() == "picture",
      let id = Int(url.lastPathComponent),
      let picture = Picture.all.first(where: { $0.id == id })
    else { return }
    path = [.room(picture.room), .picture(id: picture.id)]
  }
  // endregion
}

struct Hall: View {
  @Binding var path: [Route]

  var body: some View {
    List {
      // region link
      Section("Rooms") {
        NavigationLink("Harbour", value: Route.room("Harbour"))
        NavigationLink("Garden", value: Route.room("Garden"))
      }
      // endregion
      // region jumps
      Section("Picture of the day") {
        Button("Lead me there") { path = [.room("Harbour"), .picture(id: 2)] }
        Button("Beam me there") { path = [.picture(id: 2)] }
      }
      // endregion
    }
  }
}

struct RoomScreen: View {
  let name: String

  var body: some View {
    List(Picture.all.filter { $0.room == name }) { picture in
      NavigationLink(picture.title, value: Route.picture(id: picture.id))
    }
    .navigationTitle(name)
  }
}

struct PictureScreen: View {
  let id: Int
  @Binding var path: [Route]

  var body: some View {
    VStack(spacing: 16) {
      // region count
      Text("Values in the path: \(path.count)")
      Button("To the hall") { path = [] }
      // endregion
    }
    .navigationTitle(Picture.title(of: id))
  }
}

struct Picture: Identifiable {
  let id: Int
  let title: String
  let room: String

  static let all = [
    Picture(id: 1, title: "Fishing Boats", room: "Harbour"),
    Picture(id: 2, title: "The Lighthouse", room: "Harbour"),
    Picture(id: 3, title: "Apple Tree", room: "Garden"),
  ]

  static func title(of id: Int) -> String {
    all.first { $0.id == id }?.title ?? "Unknown picture"
  }
}

#Preview {
  MuseumView()
}
