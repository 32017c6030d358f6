import SwiftUI

struct FeedList: View {
    @Environment(FeedStore.self) private var store
    @Environment(NetworkMonitor.self) private var network
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List(store.feeds) { feed in
                NavigationLink(value: feed) {
                    Text(feed.title)
                }
                .badge(store.unread(in: feed))
            }
            .overlay { if store.feeds.isEmpty { ProgressView() } }
            .safeAreaInset(edge: .top) {
                if !network.isOnline { Label("Offline", systemImage: "wifi.slash") }
            }
            .navigationTitle("Feeds")
            .navigationDestination(for: Feed.self) { ItemList(feed: $0) }
            .navigationDestination(for: Item.self) { ItemView(item: $0) }
            .refreshable { await store.refresh() }
            .task { await store.refresh() }
            .onReceive(NotificationCenter.default.publisher(for: .openFeed)) { note in
                guard let id = note.object as? String, let feed = store.feeds.first(where: { $0.id == id }) else { return }
                path = NavigationPath([feed])
            }
        }
    }
}

struct ItemList: View {
    let feed: Feed
    @Environment(FeedStore.self) private var store

    var body: some View {
        Group {
            switch store.items[feed.id] {
            case .success(let items)?:
                List(items) { item in
                    NavigationLink(value: item) {
                        VStack(alignment: .leading) {
                            Text(item.title).fontWeight(store.read.contains(item.id) ? .regular : .bold)
                            Text(item.date, style: .date).font(.caption)
                        }
                    }
                }
            case .failure(let error)?:
                ContentUnavailableView {
                    Label("Cannot Load", systemImage: "bolt.slash")
                } description: {
                    Text((error as? URLError)?.code == .networkConnectionLost ? "The connection was lost." : error.localizedDescription)
                }
            case nil:
                ProgressView("Loading \(feed.title)")
            }
        }
        .navigationTitle(feed.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}
