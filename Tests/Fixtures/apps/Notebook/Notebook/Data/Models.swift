import Foundation
import SwiftData

@Model
final class Folder {
    var name: String = ""
    var symbol: String = "folder"
    var createdAt: Date = Date.now
    @Relationship(deleteRule: .cascade, inverse: \Note.folder) var notes: [Note]? = []

    init(name: String, symbol: String = "folder") {
        self.name = name
        self.symbol = symbol
    }

    var sortedNotes: [Note] {
        (notes ?? []).sorted { ($0.isPinned ? 0 : 1, $0.title) < ($1.isPinned ? 0 : 1, $1.title) }
    }
}

@Model
final class Note {
    var title: String = ""
    var body: String = ""
    var isPinned: Bool = false
    var editedAt: Date = Date.now
    var folder: Folder?

    init(title: String, body: String = "", folder: Folder? = nil) {
        self.title = title
        self.body = body
        self.folder = folder
    }

    @Transient var isNew = false
}

extension Note {
    static func search(_ text: String) -> Predicate<Note> {
        #Predicate<Note> { note in
            text.isEmpty || note.title.localizedStandardContains(text) || note.body.localizedStandardContains(text)
        }
    }

    static var recent: FetchDescriptor<Note> {
        var descriptor = FetchDescriptor<Note>(sortBy: [SortDescriptor(\.editedAt, order: .reverse)])
        descriptor.fetchLimit = 3
        return descriptor
    }
}
