import SwiftUI

struct AlbumGrid: View {
    @EnvironmentObject private var store: AlbumStore
    @State private var isNaming = false
    @State private var name = ""

    private let columns = Array(repeating: GridItem(.flexible()), count: 2)

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns) {
                    ForEach(store.albums) { album in
                        NavigationLink {
                            AlbumScreen(albumID: album.id)
                        } label: {
                            AlbumTile(album: album)
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding(.horizontal)
            }
            .navigationTitle("Albums")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("New Album", systemImage: "rectangle.stack.badge.plus") { isNaming = true }
                }
            }
            .alert("New Album", isPresented: $isNaming) {
                TextField("Name", text: $name)
                Button("Create") {
                    store.addAlbum(named: name)
                    name = ""
                }
                .disabled(name.isEmpty)
                Button("Cancel", role: .cancel) { name = "" }
            } message: {
                Text("How is it called?")
            }
        }
    }
}

struct AlbumTile: View {
    let album: Album

    var body: some View {
        VStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 10)
                .fill(.secondary.opacity(0.2))
                .aspectRatio(1, contentMode: .fit)
                .overlay { Image(systemName: "photo.on.rectangle").imageScale(.large) }
            Text(album.name).font(.headline)
            Text("\(album.photos.count) photos").font(.caption)
        }
        .accessibilityElement(children: .combine)
    }
}
