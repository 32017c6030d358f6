import Foundation

enum Topic: String, Codable, CaseIterable, Identifiable, Hashable {
    case science, history, music
    var id: Self { self }
    var title: String { rawValue.localizedCapitalized }
}

struct Question: Codable, Equatable, Identifiable {
    let topic: Topic
    let text: String
    let answers: [String]
    let right: Int
    var id: String { text }
}

enum QuestionBank {
    static let all: [Question] = {
        guard let url = Bundle.module.url(forResource: "questions", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let questions = try? JSONDecoder().decode([Question].self, from: data)
        else {
            assertionFailure("No questions")
            return []
        }
        return questions
    }()

    static func questions(on topic: Topic) -> [Question] { all.filter { $0.topic == topic } }
}
