import Foundation
import Network
import Observation

@MainActor
@Observable
final class FeedStore {
    var feeds: [Feed] = []
    var items: [Feed.ID: Result<[Item], any Error>] = [:]
    private(set) var read: Set<Item.ID> = []
    private let api: FeedAPI

    init(api: FeedAPI) { self.api = api }

    func refresh() async {
        do {
            feeds = try await api.feeds()
            try await withThrowingTaskGroup(of: (Feed, Result<[Item], any Error>).self) { group in
                for feed in feeds {
                    group.addTask { [api] in
                        do {
                            return (feed, .success(try await api.items(of: feed)))
                        } catch {
                            return (feed, .failure(error))
                        }
                    }
                }
                for try await (feed, result) in group { items[feed.id] = result }
            }
        } catch {
            print("Refresh failed: \(error)")
        }
    }

    func markRead(_ item: Item) async {
        guard !read.contains(item.id) else { return }
        read.insert(item.id)
        do {
            try await api.markRead(item)
        } catch {
            read.remove(item.id)
        }
    }

    func unread(in feed: Feed) -> Int {
        guard case .success(let items)? = items[feed.id] else { return 0 }
        return items.filter { !read.contains($0.id) }.count
    }
}

@MainActor
@Observable
final class NetworkMonitor {
    private(set) var isOnline = true
    private let monitor = NWPathMonitor()

    init() {
        monitor.pathUpdateHandler = { [weak self] path in
            let isOnline = path.status == .satisfied
            Task { @MainActor in self?.isOnline = isOnline }
        }
        monitor.start(queue: DispatchQueue(label: "network"))
    }
}
