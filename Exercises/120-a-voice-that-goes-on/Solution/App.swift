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
          .matchedTransitionSource(id: picture.id, in: wall)
        }
      }
      .navigationTitle("Wall")
      .fullScreenCover(item: $opened) {
        voice = nil
      } content: { picture in
        PictureScreen(picture: picture, voice: voice, wall: wall)
      }
    }
  }
}

struct PictureScreen: View {
  let picture: Picture
  let voice: String?
  let wall: Namespace.ID
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        Text(voice ?? "It is quiet")
        Button("Close") { dismiss() }
      }
      .navigationTitle(picture.name)
    }
    .navigationTransition(.zoom(sourceID: picture.id, in: wall))
  }
}
