import SwiftUI

@main
struct PhotobookApp: App {
    @StateObject private var store = AlbumStore()

    var body: some Scene {
        WindowGroup {
            AlbumGrid()
                .environmentObject(store)
        }
    }
}
