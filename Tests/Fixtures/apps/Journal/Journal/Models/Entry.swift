import Foundation
import SwiftData

nonisolated enum Mood: Int, Codable, CaseIterable, Identifiable {
    case awful = 1, meh, good, great
    var id: Int { rawValue }
    var emoji: String { ["😞", "😐", "🙂", "😄"][rawValue - 1] }
    var name: String {
        switch self {
        case .awful: "Awful"
        case .meh: "Meh"
        case .good: "Good"
        case .great: "Great"
        }
    }
}

@Model
nonisolated final class Entry {
    var title: String
    var text: String
    var date: Date
    var mood: Mood
    @Relationship(inverse: \Tag.entries) var tags: [Tag]
    @Attribute(.externalStorage) var photo: Data?

    init(title: String, text: String = "", date: Date = .now, mood: Mood = .good, tags: [Tag] = []) {
        self.title = title
        self.text = text
        self.date = date
        self.mood = mood
        self.tags = tags
    }

    var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
}

@Model
nonisolated final class Tag {
    @Attribute(.unique) var name: String
    var entries: [Entry] = []
    init(name: String) { self.name = name }
}
