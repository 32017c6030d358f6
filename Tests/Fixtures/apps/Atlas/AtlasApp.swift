import SwiftUI
import MapKit

@main
struct AtlasApp: App {
    @State private var model = AtlasModel()

    var body: some Scene {
        WindowGroup("Atlas", id: "main") {
            SidebarView()
                .environment(model)
                .task { model.location.start() }
        }
        .commands {
            SidebarCommands()
            CommandMenu("Places") {
                Button("Next Place") { model.selectNext() }
                    .keyboardShortcut("]", modifiers: [.command])
            }
        }

        WindowGroup("Place", id: "place", for: Place.ID.self) { $id in
            if let id, let place = model.place(id) {
                PlaceDetail(place: place)
                    .environment(model)
            } else {
                Text("No place")
            }
        }
        .defaultSize(width: 400, height: 600)
    }
}
