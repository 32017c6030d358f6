import SwiftUI

/// A gallery in which pictures can be heard.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup {
      WallView()
    }
  }
}

struct Picture: Identifiable {
  let id: Int
  let name: String

  static let all = [
    Picture(id: 1, name: "The Ferry"),
    Picture(id: 2, name: "Two Lemons"),
    Picture(id: 3, name: "Snow at Noon"),
  ]
}

// TODO: One visitor hears too much, and another one misses the zoom.
struct WallView: View {
  @Namespace private var wall
  @State private var opened: Picture?
  @State private var voice: String?

  var body: some View {
    NavigationStack {
      VStack {
        Text(voice ?? "It is quiet")
        ForEach(Picture.all) { picture in
          Button(picture.name) {
            opened = picture
            voice = "You hear \(picture.name)"
          }
          .matchedTransitionSource(id: picture.name, in: wall)
        }
      }
      .navigationTitle("Wall")
      .fullScreenCover(item: $opened) { picture in
        PictureScreen(picture: picture, voice: voice) {
          voice = nil
          opened = nil
        }
      }
    }
  }
}

struct PictureScreen: View {
  let picture: Picture
  let voice: String?
  let close: () -> Void
  @Namespace private var wall

  var body: some View {
    NavigationStack {
      VStack {
        Text(voice ?? "It is quiet")
        Button("Close") { close() }
      }
      .navigationTitle(picture.name)
    }
    .navigationTransition(.zoom(sourceID: picture.id, in: wall))
  }
}
