import SwiftUI

struct SidebarView: View {
    @Environment(AtlasModel.self) private var model
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        @Bindable var model = model
        NavigationSplitView(columnVisibility: $model.visibility) {
            List(selection: $model.kind) {
                Section("Kinds") {
                    ForEach(Place.Kind.allCases) { kind in
                        NavigationLink(value: kind) {
                            Label(kind.plural, systemImage: kind.symbol)
                        }
                    }
                }
            }
            .navigationTitle("Atlas")
            .listStyle(.sidebar)
            .toolbar { ToolbarItem { Text("\(model.visitedCount) visited") } }
        } content: {
            List(model.shown, selection: $model.selection) { place in
                Text(place.name)
            }
            .navigationTitle(model.kind?.plural ?? "All Places")
        } detail: {
            if let place = model.place(model.selection) {
                PlaceDetail(place: place)
                    .id(place.id)
            } else {
                ContentUnavailableView("Choose a Place", systemImage: "map")
            }
        }
        .navigationSplitViewStyle(.balanced)
    }
}
