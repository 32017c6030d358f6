import PhotosUI
import SwiftUI

struct AlbumScreen: View {
    let albumID: Album.ID
    @EnvironmentObject private var store: AlbumStore
    @State private var selection: [PhotosPickerItem] = []
    @State private var captured: UIImage?
    @State private var showsCamera = false
    @State private var shared: Photo?
    @State private var presentedPhoto: Photo?

    private var album: Album { store.albums.first { $0.id == albumID } ?? Album(name: "Gone") }

    var body: some View {
        List {
            Picker("Sort by", selection: $store.sort) {
                ForEach(AlbumStore.SortOrder.allCases) { Text($0.rawValue.capitalized) }
            }
            ForEach(store.photos(in: album)) { photo in
                PhotoRow(photo: photo, image: store.image(for: photo))
                    .contentShape(.rect)
                    .onTapGesture { presentedPhoto = photo }
                    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                        Button("Share") { shared = photo }.tint(.blue)
                    }
            }
            Section {
                Button("Add Sample") {
                    store.add(UIImage(systemName: "leaf")!, caption: "Sample \(album.photos.count + 1)", to: album)
                }
                PhotosPicker("Choose Photos", selection: $selection, maxSelectionCount: 5, matching: .images)
                Button("Camera") { showsCamera = true }
            }
        }
        .navigationTitle(album.name)
        .onChange(of: selection) { _, items in
            Task {
                for item in items {
                    if let data = try? await item.loadTransferable(type: Data.self), let image = UIImage(data: data) {
                        store.add(image, caption: "From library", to: album)
                    }
                }
                selection = []
            }
        }
        .sheet(isPresented: $showsCamera) {
            ImagePicker(image: $captured)
                .ignoresSafeArea()
        }
        .sheet(item: $shared) { photo in
            ActivityView(items: [photo.caption]) { shared = nil }
        }
        .fullScreenCover(item: $presentedPhoto) { photo in
            PhotoViewer(photo: photo) { rating in store.rate(photo, rating, in: album) }
        }
        .alert("Problem", isPresented: .constant(store.lastError != nil)) {
            Button("OK") { store.lastError = nil }
        } message: {
            Text(store.lastError ?? "")
        }
    }
}

struct PhotoRow: View {
    let photo: Photo
    let image: UIImage?

    var body: some View {
        HStack {
            if let image {
                Image(uiImage: image).resizable().frame(width: 40, height: 40)
            } else {
                Image(systemName: "photo")
            }
            Text(photo.caption)
            Spacer()
            RatingStars(rating: photo.rating)
                .fixedSize()
        }
    }
}

struct PhotoViewer: View {
    let photo: Photo
    let onRate: (Int) -> Void
    @Environment(\.dismiss) private var dismiss
    @GestureState private var zoom = 1.0
    @State private var rating = 0

    var body: some View {
        NavigationStack {
            VStack {
                Image(systemName: "photo")
                    .resizable()
                    .scaledToFit()
                    .scaleEffect(zoom)
                    .gesture(MagnificationGesture().updating($zoom) { value, state, _ in state = value })
                Stepper("Rating: \(rating)", value: $rating, in: 0...5)
            }
            .navigationTitle(photo.caption)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") {
                        onRate(rating)
                        dismiss()
                    }
                }
            }
            .onAppear { rating = photo.rating }
        }
    }
}

struct AlbumScreen_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack { AlbumScreen(albumID: UUID()) }
            .environmentObject(AlbumStore())
    }
}
