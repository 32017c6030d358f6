import MapKit
import SwiftUI

struct PlaceDetail: View {
    let place: Place
    @Environment(AtlasModel.self) private var model
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @State private var showsNearby = false
    @State private var style = 0

    var body: some View {
        @Bindable var model = model
        VStack(alignment: .leading) {
            Map(position: $model.camera) {
                Marker(place.name, systemImage: place.kind.symbol, coordinate: place.coordinate)
                    .tint(.orange)
                UserAnnotation()
            }
            .mapStyle(style == 0 ? .standard(elevation: .realistic) : .imagery)
            .mapControls {
                MapCompass()
                MapScaleView()
            }
            .frame(height: 240)
            Picker("Style", selection: $style) {
                Text("Map").tag(0)
                Text("Satellite").tag(1)
            }
            Toggle("Visited", isOn: model.visited(place))
            if let location = model.location.last {
                Text(place.distance(from: location).formatted())
            } else {
                Text(model.location.errorMessage ?? "Location unknown")
            }
            HStack {
                Button("Nearby") { showsNearby = true }
                Button("New Window") { openWindow(id: "place", value: place.id) }
            }
        }
        .navigationTitle(place.name)
        .onAppear { model.focus(place) }
        .sheet(isPresented: $showsNearby) {
            NearbyView(place: place)
                .presentationDetents([.medium])
                .presentationBackgroundInteraction(.enabled)
        }
    }
}

struct NearbyView: View {
    let place: Place
    @Environment(AtlasModel.self) private var model
    @Environment(\.dismiss) private var dismiss
    @State private var text = "Cafe"
    @State private var names: [String] = []
    @State private var isSearching = false

    var body: some View {
        NavigationStack {
            List {
                TextField("Search", text: $text)
                    .onSubmit { Task { await find() } }
                if isSearching { ProgressView() }
                ForEach(names, id: \.self, content: Text.init)
                if names.isEmpty && !isSearching { Text("Nothing near \(place.name)") }
            }
            .navigationTitle("Nearby")
            .task { await find() }
            .toolbar { Button("Done", action: dismiss.callAsFunction) }
        }
    }

    private func find() async {
        isSearching = true
        defer { isSearching = false }
        names = await model.search(text).compactMap(\.name)
    }
}

#Preview {
    PlaceDetail(place: Place.all[0])
        .environment(AtlasModel())
}
