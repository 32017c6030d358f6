import Foundation
import Observation
import SwiftData
import SwiftUI

@Observable
final class NavigationState {
    static let activityType = "com.example.Notebook.note"

    var folder: Folder?
    var note: Note?
    var column: NavigationSplitViewColumn = .sidebar
    var wantsNewNote = false
    var pendingTitle: String?

    func open(_ url: URL) {
        guard url.scheme == "notebook" else { return }
        pendingTitle = url.lastPathComponent.removingPercentEncoding
    }

    func restore(_ activity: NSUserActivity) {
        pendingTitle = activity.userInfo?["title"] as? String
    }

    func show(_ note: Note) {
        folder = note.folder
        self.note = note
        column = .detail
    }
}
