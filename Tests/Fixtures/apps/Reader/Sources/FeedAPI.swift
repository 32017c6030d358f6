import Foundation

struct Feed: Codable, Identifiable, Hashable, Sendable {
    let id: String
    let title: String
}

struct Item: Codable, Identifiable, Hashable, Sendable {
    let id: Int
    let title: String
    let summary: String
    let link: URL
    let date: Date
}

actor FeedAPI {
    private struct ItemList: Decodable { let items: [Item] }
    private var cache: [Feed.ID: [Item]] = [:]
    private let base = URL(string: "https://feeds.example/")!

    func feeds() async throws -> [Feed] {
        let (data, _) = try await URLSession.shared.data(from: base.appending(path: "list.json"))
        return try JSONDecoder().decode([Feed].self, from: data)
    }

    func items(of feed: Feed) async throws -> [Item] {
        if let known = cache[feed.id] { return known }
        var request = URLRequest(url: base.appendingPathComponent("\(feed.id).json"))
        request.timeoutInterval = 20
        request.cachePolicy = .reloadIgnoringLocalCacheData
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        let items = try decoder.decode(ItemList.self, from: data).items
        cache[feed.id] = items
        return items
    }

    func markRead(_ item: Item) async throws {
        var request = URLRequest(url: base.appending(path: "read"))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(["id": item.id])
        let (_, response) = try await URLSession.shared.upload(for: request, from: request.httpBody ?? Data())
        guard let status = (response as? HTTPURLResponse)?.statusCode, status == 204 else { throw URLError(.badServerResponse) }
    }
}
