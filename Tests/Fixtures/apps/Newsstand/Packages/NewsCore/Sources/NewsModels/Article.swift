import Foundation

public struct Article: Identifiable, Codable, Hashable, Sendable {
    public enum Section: String, Codable, CaseIterable, Sendable, Identifiable {
        case city, sports, culture
        public var id: String { rawValue }
        public var title: String { rawValue.capitalized }
    }

    public let id: String
    public let title: String
    public let section: Section
    public let body: String
    public let minutes: Int

    public init(id: String, title: String, section: Section, body: String, minutes: Int) {
        self.id = id
        self.title = title
        self.section = section
        self.body = body
        self.minutes = minutes
    }
}

public protocol ArticleRepository: Sendable {
    func articles() async throws -> [Article]
}

public struct BundledArticleRepository: ArticleRepository {
    public init() {}

    public func articles() async throws -> [Article] {
        guard let url = Bundle.module.url(forResource: "articles", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try JSONDecoder().decode([Article].self, from: Data(contentsOf: url))
    }
}
