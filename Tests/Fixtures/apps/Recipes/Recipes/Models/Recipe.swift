import Foundation
import SwiftData

enum Difficulty: String, Codable, CaseIterable, Identifiable {
    case easy, medium, hard
    var id: Self { self }
    var label: String { rawValue.capitalized }
}

@Model
final class Recipe {
    @Attribute(.unique) var name: String
    var minutes: Int
    var difficulty: Difficulty
    var ingredients: [String]
    var isFavorite: Bool = false
    var createdAt: Date
    var cuisine: Cuisine?

    init(name: String, minutes: Int = 30, difficulty: Difficulty = .easy, ingredients: [String] = [], createdAt: Date = .now) {
        self.name = name
        self.minutes = minutes
        self.difficulty = difficulty
        self.ingredients = ingredients
        self.createdAt = createdAt
    }

    var duration: String {
        let measurement = Measurement(value: Double(minutes), unit: UnitDuration.minutes)
        return minutes >= 60 ? "\(minutes / 60) h" : "\(Int(measurement.value)) min"
    }
}

@Model
final class Cuisine {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Recipe.cuisine)
    var recipes: [Recipe] = []

    init(name: String) {
        self.name = name
    }
}
