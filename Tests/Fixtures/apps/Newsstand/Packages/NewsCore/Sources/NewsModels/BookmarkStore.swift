import Foundation
import Observation

@MainActor
@Observable
public final class BookmarkStore {
    public private(set) var ids: Set<Article.ID>
    @ObservationIgnored private let defaults: UserDefaults

    public init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        ids = Set(defaults.stringArray(forKey: "bookmarks") ?? [])
    }

    public func contains(_ article: Article) -> Bool { ids.contains(article.id) }

    public func toggle(_ article: Article) {
        if ids.remove(article.id) == nil { ids.insert(article.id) }
        defaults.set(ids.sorted(), forKey: "bookmarks")
    }
}
