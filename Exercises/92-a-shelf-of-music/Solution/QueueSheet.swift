import SwiftUI

/// A sheet has a stack of its own, so that it has a bar and can lead on.
struct QueueSheet: View {
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        if let track = library.playing.flatMap({ Track.find($0) }),
          let album = Album.with(track: track.id)
        {
          Text("Now: \(track.title)")
          Button("Show its album") { library.show(album) }
        } else {
          Text("Nothing is playing.")
        }
        NavigationLink("Up next") {
          Text("The rest of the album")
            .navigationTitle("Up next")
        }
      }
      .navigationTitle("Queue")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}
