import AppIntents
import CloudKit
import Foundation

struct CreateNoteIntent: AppIntent {
    static var title: LocalizedStringResource = "Create Note"
    static var openAppWhenRun: Bool { true }

    @Parameter(title: "Title")
    var name: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Created \(name)")
    }
}

struct NotebookShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CreateNoteIntent(),
            phrases: ["Create a note in the notebook"],
            shortTitle: "New Note",
            systemImageName: "note.text.badge.plus"
        )
    }
}

enum CloudStatus {
    static func describe() async -> String {
        do {
            switch try await CKContainer.default().accountStatus() {
            case .available: return "iCloud is on"
            case .noAccount: return "No iCloud account"
            case .restricted, .couldNotDetermine, .temporarilyUnavailable: return "iCloud is not available"
            @unknown default: return "?"
            }
        } catch {
            return error.localizedDescription
        }
    }
}
