import SwiftUI

@main
struct MoviesApp: App {
    let container: DIContainer = .live

    var body: some Scene {
        WindowGroup {
            ContentView()
                .inject(container)
        }
    }
}
