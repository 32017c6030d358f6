import SwiftData
import SwiftUI

@main
struct JournalApp: App {
    @State private var lock = AppLock()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(lock)
        }
        .modelContainer(for: [Entry.self, Tag.self])
        .onChange(of: scenePhase) { _, phase in
            switch phase {
            case .background: lock.lock()
            case .active: lock.noteActivity()
            default: break
            }
        }
    }
}
