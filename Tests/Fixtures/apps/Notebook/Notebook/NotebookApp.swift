import AppIntents
import SwiftData
import SwiftUI
import TipKit

@main
struct NotebookApp: App {
    let container: ModelContainer
    @State private var selection = NavigationState()

    init() {
        do {
            let configuration = ModelConfiguration("Notebook", cloudKitDatabase: .automatic)
            container = try ModelContainer(for: Folder.self, Note.self, configurations: configuration)
        } catch {
            fatalError("No container: \(error)")
        }
        try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    }

    var body: some Scene {
        WindowGroup {
            NotebookView()
                .environment(selection)
                .onContinueUserActivity(NavigationState.activityType, perform: selection.restore)
                .onOpenURL { selection.open($0) }
        }
        .modelContainer(container)
        .commands {
            CommandGroup(replacing: .newItem) {
                Button("New Note") { selection.wantsNewNote = true }.keyboardShortcut("n")
            }
        }
        #if os(macOS)
            Settings { Text("Settings") }
        #endif
    }
}
